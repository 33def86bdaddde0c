import type { PageTitle } from '../../router/page.ts'
import { UnavailablePage } from '../../errors/UnavailablePage.tsx'

export const Page = UnavailablePage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.unavailable.short' })
