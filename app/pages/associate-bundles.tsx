import type { PageTitle } from '../page.ts'
import { PageSkeleton } from '../PageSkeleton.tsx'

export const Page = PageSkeleton
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.associateBundles' })
