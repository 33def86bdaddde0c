import { PlanetReturnPage } from '#features/payment'
import type { PageTitle } from '../../router/page.ts'

export const Page = PlanetReturnPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'payment.title' })
