import { BrandsPage, brandsPageQueries } from '#features/catalogue'
import type { PageQueries, PageTitle } from '../page.ts'

export const Page = BrandsPage
export const queries: PageQueries = () => brandsPageQueries()
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'catalogue.brands.title' })
