import type { AccountChoice } from '#domain/auth/schema.ts'
import { joinName } from '#domain/customers/name.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Heading } from '#design-system/text/Heading'
import { RadioCards } from '#design-system/fields/RadioCards'
import { Stack } from '#design-system/layout/Stack'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

export interface AccountChoiceFormProps {
  accounts: readonly AccountChoice[]
  onChoose: (customerId: number) => Promise<void>
  onBack: () => void
  refusal?: string | undefined
}

/** Asks which of several accounts on one mobile to use. Fetched together with the accounts: few mobiles have several. */
export function AccountChoiceForm({ accounts, onChoose, onBack, refusal }: AccountChoiceFormProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState(String(accounts[0]?.customer_id ?? ''))
  const [isPending, setPending] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const kind = (label: string | null | undefined) =>
    intl.formatMessage({
      id: label?.toLowerCase() === 'associate' ? 'account.choice.associate' : 'account.choice.preferred',
    })
  const submit = async () => {
    setPending(true)
    try {
      await onChoose(Number(chosen))
    } finally {
      setPending(false)
    }
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap={5}>
        <Heading level={2} size="section" ref={heading} isFocusTarget>
          {intl.formatMessage({ id: 'account.choice.title' })}
        </Heading>
        {refusal && (
          <Banner tone="critical" isLive>
            {refusal}
          </Banner>
        )}
        <RadioCards
          label={intl.formatMessage({ id: 'account.choice.copy' })}
          name="account"
          value={chosen}
          onChange={setChosen}
          options={accounts.map((account) => ({
            value: String(account.customer_id),
            label: joinName(account.firstname, account.lastname) || account.username,
            description: account.email ?? account.username,
            trailing: kind(account.group_label),
          }))}
        />
        <SendButton
          type="submit"
          variant="primary"
          size="lg"
          isWide
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'account.signin.pending' })}
        >
          {intl.formatMessage({ id: 'account.choice.continue' })}
        </SendButton>
        <Button variant="text" onPress={onBack}>
          {intl.formatMessage({ id: 'account.choice.back' })}
        </Button>
      </Stack>
    </form>
  )
}
