import { boundMobile } from '#domain/customers/bound-mobile.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  getTwoStep,
  removeTwoStep,
  renewRecoveryCodes,
} from '#domain/two-step/api.ts'
import type { TwoStepKey } from '#domain/two-step/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { call } from '#features/kit/call.ts'
import type { MessageId } from '#features/kit/form/message.ts'
import { handledQuery, useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { ManageTwoStep } from './ManageTwoStep.tsx'
import type { ProofProps } from './proof.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanKey } from './ScanKey.tsx'

/** The form that asks for the proof of identity, and the address of the sandbox's outbox. */
export type TwoStepSettingsProps = Omit<ProofProps, 'bound'>

/** Switches two-step sign-in on: the proof of identity, the key with its first code, then the recovery codes. */
function SetUp({
  onCodes,
  proof: { Form, ...proof },
}: {
  onCodes: (codes: readonly string[]) => void
  proof: ProofProps
}) {
  const intl = useIntl()
  const [shown, setShown] = useState<TwoStepKey>()
  const confirm = useMutate(confirmTwoStep, { handled: true })
  if (shown)
    return (
      <ScanKey
        shown={shown}
        onCode={async (code) => {
          onCodes((await confirm.mutateAsync({ body: { code } })).recovery_codes)
        }}
      />
    )
  return (
    <Stack gap={5}>
      <Text>{intl.formatMessage({ id: 'dashboard.twoStep.copy' })}</Text>
      <Form
        {...proof}
        variant="primary"
        labels={{ submit: intl.formatMessage({ id: 'dashboard.twoStep.continue' }) }}
        onProve={async (body) => {
          setShown(await call(beginTwoStep, { body }, { handled: true }))
        }}
      />
    </Stack>
  )
}

/** Recovery codes that were just made, or what can be done in the present state. */
export function TwoStepSettings({ Form, outboxHref }: TwoStepSettingsProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { enqueue } = useNotifications()
  const { customer, isSignedIn } = useSession()
  const state = useQuery({ ...handledQuery(getTwoStep), enabled: isSignedIn })
  const renew = useMutate(renewRecoveryCodes, { handled: true })
  const remove = useMutate(removeTwoStep, { handled: true })
  const [codes, setCodes] = useState<{ list: readonly string[]; message: MessageId }>()
  const failure = readFailure(state)
  const leave = (id: MessageId) => {
    enqueue({ message: intl.formatMessage({ id }), variant: 'success' })
    void navigate(paths.profile())
  }
  if (codes)
    return (
      <RecoveryCodes
        codes={codes.list}
        onDone={() => {
          leave(codes.message)
        }}
      />
    )
  if (failure && !state.data) return <ReadError failure={failure} />
  if (!state.data || !customer) return <Skeleton shape="block" height="s20" />
  const proof = { Form, outboxHref, bound: boundMobile(customer) }
  if (state.data.is_active)
    return (
      <ManageTwoStep
        codesLeft={state.data.recovery_codes_left}
        proof={proof}
        onRenew={async (body) => {
          const { recovery_codes: list } = await renew.mutateAsync({ body })
          setCodes({ list, message: 'dashboard.twoStep.renewed' })
        }}
        onTurnOff={async (body) => {
          await remove.mutateAsync({ body })
          leave('dashboard.twoStep.offNow')
        }}
      />
    )
  if (!state.data.is_offered) return <Text>{intl.formatMessage({ id: 'dashboard.twoStep.notOffered' })}</Text>
  return (
    <SetUp
      proof={proof}
      onCodes={(list) => {
        setCodes({ list, message: 'dashboard.twoStep.onNow' })
      }}
    />
  )
}
