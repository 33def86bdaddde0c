import { CheckoutPage } from '#features/checkout'
import { lazy } from 'react'
import type { PageTitle } from '../page.ts'

/** Comes with whoever has no address yet, or changes one. */
const AddressEditor = lazy(() => import('../AddressEditor.ts'))

export const Page = () => <CheckoutPage AddressEditor={AddressEditor} />
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.checkout' })
