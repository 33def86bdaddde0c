import { fault } from '#service/http/fault.ts'
import { sandboxGateway } from '#service/sandbox-payment/gateway.ts'
import type { Settings } from '#service/settings.ts'
import type { PaymentGateway } from './provider.ts'

/**
 * The gateway to the payment providers. Outside the sandbox real adapters belong here; until one is written nothing can be paid.
 * @throws Fault 400 when there is none
 */
export function gatewayFor({ sandbox }: Pick<Settings, 'sandbox'>): PaymentGateway {
  if (!sandbox) throw fault(400, 'The requested Payment Method is not available.')
  return sandboxGateway
}
