import { searchUpline } from '#domain/enrollments/api.ts'
import type { UplineAccount, UplineRole } from '#domain/enrollments/schema.ts'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Divider } from '#design-system/layout/Divider'
import { Inline } from '#design-system/layout/Inline'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextField } from '#design-system/fields/TextField'
import { useMutate } from '#features/kit/query.ts'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { readRefusal } from './refusals.ts'

export interface UplineFieldProps {
  role: UplineRole
  /** The account found; undefined until then. */
  found: UplineAccount | undefined
  /** Whether it is the inviter's own account. */
  isSelf: boolean
  /** Error other than that of the search. */
  error?: string | undefined
  /** The account number as typed, until it is found. */
  typed: string
  onType: (text: string) => void
  onFound: (account: UplineAccount | undefined) => void
}

/** Returns the name of a country, or its code if the browser has no name for it. */
const countryName = (locale: string, code: string): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Finds an enroller or a sponsor by account number and shows their name before the invitation continues. */
export function UplineField({ role, found, isSelf, error, typed, onType, onFound }: UplineFieldProps) {
  const intl = useIntl()
  const [refused, setRefused] = useState<string>()
  const search = useMutate(searchUpline, { handled: true })
  const field = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const label = intl.formatMessage({ id: `enrollments.upline.${role}` })
  const hint = intl.formatMessage({ id: `enrollments.upline.${role}.hint` })
  // The pressed button has been removed: focus moves to its replacement.
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    if (found) change.current?.querySelector('button')?.focus()
    else field.current?.focus()
  }, [found])
  const find = async () => {
    if (search.isPending) return
    setRefused(undefined)
    if (!typed.trim()) {
      setRefused(intl.formatMessage({ id: 'forms.validation.required' }))
      return
    }
    try {
      const account = await search.mutateAsync({ body: { account: typed.trim(), type: role } })
      wantsFocus.current = true
      onFound(account)
    } catch (fault) {
      setRefused(readRefusal(intl, fault).text)
      field.current?.focus()
    }
  }
  if (found)
    return (
      <Stack gap={2}>
        <Text>
          <strong>{label}</strong> <span>{hint}</span>
        </Text>
        <Divider />
        <Inline justify="between" gap={3}>
          <Stack gap={1}>
            <Text as="span">
              {isSelf
                ? intl.formatMessage({ id: 'enrollments.upline.self' }, { name: found.name })
                : found.name}
            </Text>
            <Text as="span" size="small" tone="muted">
              {intl.formatMessage(
                { id: 'enrollments.upline.about' },
                { account: found.account, country: countryName(intl.locale, found.country ?? 'HK') },
              )}
            </Text>
          </Stack>
          <div ref={change}>
            <Button
              variant="text"
              size="sm"
              aria-label={intl.formatMessage({ id: `enrollments.upline.${role}.change` })}
              onPress={() => {
                wantsFocus.current = true
                onFound(undefined)
              }}
            >
              {intl.formatMessage({ id: 'enrollments.upline.change' })}
            </Button>
          </div>
        </Inline>
        {error && <InlineMessage tone="critical">{error}</InlineMessage>}
        <Divider />
      </Stack>
    )
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <Stack gap={1}>
        <Text>
          <strong>{label}</strong> <span>{hint}</span>
        </Text>
        <Inline isFirstStretched isWrapped={false} align="start" gap={2}>
          <TextField
            ref={field}
            id={`field-${role}`}
            label={label}
            isLabelHidden
            mark="none"
            placeholder={intl.formatMessage({ id: 'enrollments.upline.account' })}
            inputMode="numeric"
            autoComplete="off"
            isRequired
            value={typed}
            onChange={onType}
            errorMessage={refused ?? error}
          />
          <SendButton
            type="submit"
            isPending={search.isPending}
            aria-label={intl.formatMessage({ id: `enrollments.upline.${role}.find` })}
          >
            {intl.formatMessage({ id: 'enrollments.upline.find' })}
          </SendButton>
        </Inline>
      </Stack>
    </form>
  )
}
