import { BrandsPage, brandsPageQueries } from '#features/catalogue'
import type { PageQueries, PageSubject, PageTitle } from '../../router/page.ts'

export const Page = BrandsPage
export const queries: PageQueries = () => brandsPageQueries()
export const subject: PageSubject = () => brandsPageQueries()
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'catalogue.brands.title' })
