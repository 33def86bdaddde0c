import { AddressEditor } from '#features/account'
import { CheckoutPage } from '#features/checkout'
import type { PageTitle } from '../page.ts'

export const Page = () => <CheckoutPage AddressEditor={AddressEditor} />
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.checkout' })
