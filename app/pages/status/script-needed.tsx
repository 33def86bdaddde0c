import type { PageTitle } from '../../router/page.ts'
import { ScriptNeededPage } from '../../errors/ScriptNeededPage.tsx'

export const Page = ScriptNeededPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.unsent.title' })
