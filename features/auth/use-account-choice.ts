import { listUsernames } from '#domain/auth/api.ts'
import { normaliseMobile } from '#domain/auth/phone.ts'
import type { AccountChoice } from '#domain/auth/schema.ts'
import { call } from '#features/kit/call.ts'
import { useState, type ComponentType } from 'react'
import type { AccountChoiceFormProps } from './AccountChoiceForm.tsx'

interface Choice {
  accounts: readonly AccountChoice[]
  Form: ComponentType<AccountChoiceFormProps>
}

/** What proves that a mobile is one's own. */
interface Proof {
  countryCode: string
  mobile: string
  code: string
}

/** Reads the accounts on a mobile, with the form to choose one of several: few mobiles have more than one. */
export function useAccountChoice() {
  const [choice, setChoice] = useState<Choice>()
  return {
    /** The accounts to choose from and the form that asks; undefined while nothing is asked. */
    choice,
    /** @throws what kept the accounts or the form from coming */
    find: async ({ countryCode, mobile, code }: Proof): Promise<Choice> => {
      const [accounts, { AccountChoiceForm }] = await Promise.all([
        call(
          listUsernames,
          { params: { prefix: countryCode, mobile: normaliseMobile(countryCode, mobile), code } },
          { handled: true },
        ),
        import('./AccountChoiceForm.tsx'),
      ])
      return { accounts, Form: AccountChoiceForm }
    },
    ask: setChoice,
    stop: () => setChoice(undefined),
  }
}
