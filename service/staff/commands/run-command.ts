import { userInfo } from 'node:os'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Fault, type FaultParameters } from '#service/http/fault.ts'
import { sqlState } from '#service/db/db.ts'
import { MoveRefused } from '../change-order.ts'
import { applicationCommand, applicationsCommand } from './application-command.ts'
import { auditCommand } from './audit-command.ts'
import { CommandError, type Command, type CommandContext, type CommandInput } from './command.ts'
import { customerCommand } from './customer-command.ts'
import { exportCommand, importCommand, schemaCommand } from './goods-command.ts'
import { orderCommand, ordersCommand } from './order-command.ts'
import { paymentCommand, paymentsCommand } from './payment-command.ts'
import { payoutCommand, payoutsCommand } from './payout-command.ts'
import { refundCommand } from './refund-command.ts'
import { reviewCommand, reviewsCommand } from './review-command.ts'
import { twoStepCommand } from './two-step-command.ts'

const commands: Readonly<Record<string, Command>> = {
  import: importCommand,
  export: exportCommand,
  schema: schemaCommand,
  order: orderCommand,
  orders: ordersCommand,
  application: applicationCommand,
  applications: applicationsCommand,
  payment: paymentCommand,
  payments: paymentsCommand,
  payout: payoutCommand,
  payouts: payoutsCommand,
  refund: refundCommand,
  review: reviewCommand,
  reviews: reviewsCommand,
  customer: customerCommand,
  'two-step': twoStepCommand,
  audit: auditCommand,
}

/** The longest name in the audit table. */
const NAME_MAX = 80

/** What `--help` prints. */
export const helpText = (): string =>
  [
    'Usage: npm run shop -- <command>   (in a release: node dist/service/shop.js <command>)',
    '',
    ...Object.values(commands).flatMap(({ usage }) =>
      usage.map(([call, effect]) => `  ${call}\n      ${effect}`),
    ),
    '',
    '  --as <name>   who gives the command, for the audit table; otherwise the name of the system user',
    '  --help        prints this',
  ].join('\n')

/** A call as typed: which command, what it is told, and who gives it. */
export interface ParsedCall {
  readonly command: Command
  readonly input: CommandInput
  readonly by: string
}

/** The name of the system's user; a process may run under a number without one. */
function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}

/**
 * Reads the arguments of a call.
 * @returns undefined when help is asked for
 * @throws CommandError for a command or an option that does not exist
 */
export function parseCall(args: readonly string[]): ParsedCall | undefined {
  const [name = '', ...rest] = args
  if (name === '' || args.includes('--help') || args.includes('-h')) return undefined
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new CommandError(`There is no command "${name}"; known are ${Object.keys(commands).join(', ')}.`)
  const options: NonNullable<ParseArgsConfig['options']> = { as: { type: 'string' } }
  for (const [option, type] of Object.entries(command.options ?? {})) options[option] = { type }
  try {
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true })
    const given = values as CommandInput['options']
    const by = (typeof given['as'] === 'string' ? given['as'].trim() : '') || systemUser()
    if (by.length > NAME_MAX) throw new CommandError(`--as takes at most ${NAME_MAX} characters.`)
    return { command, input: { words: positionals, options: given }, by }
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
}

const withValues = (template: string, parameters: FaultParameters = {}): string =>
  template.replace(/%(\w+)/g, (whole, name: string) => {
    const value: unknown = Array.isArray(parameters)
      ? parameters[Number(name) - 1]
      : Reflect.get(parameters, name)
    return value === undefined ? whole : String(value)
  })

/** What is said of an error: a sentence for a refusal; undefined for an error that nobody expected. */
export function refusalText(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof MoveRefused) return error.message
  if (error instanceof Fault)
    return (error.errors ?? [{ message: error.template, parameters: error.parameters }])
      .map(({ message, parameters }) => withValues(message, parameters))
      .join('\n')
  // The only number of a parcel that must differ from all others is the carrier's.
  if (sqlState(error) === '23505' && Reflect.get(Object(error), 'table') === 'shipment')
    return 'Another parcel has this tracking number.'
  return undefined
}

/** Carries out a call. @throws CommandError or Fault when it cannot be carried out */
export const runCall = ({ command, input, by }: ParsedCall, context: Omit<CommandContext, 'by'>) =>
  command.run(input, { ...context, by })
