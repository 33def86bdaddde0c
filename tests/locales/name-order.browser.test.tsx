import type { Customer } from '#domain/customers/schema.ts'
import { AddressEditor } from '../../features/addresses/AddressEditor.tsx'
import { ApplicantStep } from '../../features/applications/filing/steps/ApplicantStep.tsx'
import { newDraft } from '../../features/applications/filing/draft/draft.ts'
import type { SignUpValues } from '../../features/auth/forms.ts'
import { AboutYouFields } from '../../features/auth/sign-up/AboutYouFields.tsx'
import { NameDialog } from '../../features/checkout/dialogs/NameDialog.tsx'
import { ProfileForm } from '../../features/customers/ProfileForm.tsx'
import { NewcomerFields, type NewcomerValues } from '../../features/enrollments/NewcomerFields.tsx'
import { PayoutRequestForm } from '../../features/payouts/PayoutRequestForm.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

const files = import.meta.glob<Record<string, string>>('../../locales/*/{th,zh_hk}.json', {
  eager: true,
  import: 'default',
})
const catalogue = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.json`))
      .map(([, texts]) => texts),
  )

const customer: Customer = { id: 1, firstname: 'Wing', lastname: 'Lee', email: 'wing.lee@jadeleaf.example' }
const nothing = () => undefined
const nothingLater = () => Promise.resolve(undefined)
const ignored = { onChange: nothing, onNext: nothing, onCancel: nothing, onClose: nothing }

function Newcomer() {
  const { control } = useForm<NewcomerValues, unknown, NewcomerValues>({ defaultValues: { mobile: '' } })
  return <NewcomerFields control={control} />
}
function AboutYou() {
  const { control } = useForm<SignUpValues, unknown, SignUpValues>()
  return <AboutYouFields control={control} withReferrer={false} />
}
const payout = {
  username: '',
  email: '',
  lastname: '',
  firstname: '',
  dob: '',
  country: 'HK',
  city: '',
  street: '',
  phonePrefix: '852',
  phone: '',
}

const forms: Readonly<Record<string, ReactNode>> = {
  'an invitation': <Newcomer />,
  registration: <AboutYou />,
  'the profile': <ProfileForm {...ignored} customer={customer} onSave={() => Promise.resolve()} />,
  'the confirmation of a name': <NameDialog {...ignored} customer={customer} onConfirmed={nothing} isOpen />,
  'the request for a payout account': (
    <PayoutRequestForm
      {...ignored}
      first={payout}
      countryOptions={[]}
      today="2026-11-22"
      onSend={nothingLater}
    />
  ),
  'an application': (
    <ApplicantStep {...ignored} customer={customer} draft={newDraft(customer)} today="2026-11-22" />
  ),
  'an address': <AddressEditor onSaved={nothing} />,
}

const nameFields = () =>
  [...document.querySelectorAll('input')]
    .map(({ name }) => name)
    .filter((name) => /^(firstname|lastname|givenName|surname)$/.test(name))

const languages = [
  { code: 'th', locale: 'th', first: ['firstname', 'givenName'] },
  { code: 'zh_hk', locale: 'zh-HK', first: ['lastname', 'surname'] },
] as const

test.each(languages.flatMap((language) => Object.keys(forms).map((form) => ({ ...language, form }))))(
  '$form asks for the names in the order of $code',
  ({ code, locale, first, form }) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise<Response>(nothing))
    const place = document.body.appendChild(document.createElement('main'))
    const root = createRoot(place)
    flushSync(() => {
      root.render(
        <IntlProvider locale={locale} messages={catalogue(code)}>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>{forms[form]}</MemoryRouter>
          </QueryClientProvider>
        </IntlProvider>,
      )
    })
    const names = nameFields()
    root.unmount()
    place.remove()
    vi.restoreAllMocks()
    expect(names).toHaveLength(2)
    expect(first).toContain(names[0])
  },
)
