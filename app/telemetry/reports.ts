import { report, reportTo } from '#features/kit/service-fault.ts'
import { fetchAhead } from '../client/stale-deploy.ts'

/** Errors of this page go to a DSN. What sends them comes with the first of them: most visits never need it. */
export function reportErrorsTo(dsn: string): void {
  reportTo((error, where) => {
    void fetchAhead(
      import('./reporter.ts').then(({ reporterOf }) => {
        reporterOf(dsn)(error, where)
      }),
    )
  })
  // without an error it is another origin's, or the browser's own grumbling
  addEventListener('error', ({ error }) => {
    if (error) report(error, 'uncaught')
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    report(reason, 'uncaught')
  })
}
