import { isApplicationType } from '#domain/applications/kinds.ts'
import { ApplicationFormPage } from '#features/applications'
import { lazy } from 'react'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'
import { useOutbox } from '../../router/sandbox.ts'

/** Loaded with the last step. */
const CodeForm = lazy(() => import('../../joins/CodeForm.ts'))

export function Page() {
  return (
    <Dashboard current="applications">
      <ApplicationFormPage CodeForm={CodeForm} {...useOutbox()} />
    </Dashboard>
  )
}
export const title: PageTitle = ({ intl, params: { type } }) =>
  isApplicationType(type) ? intl.formatMessage({ id: `applications.type.${type}` }) : undefined
