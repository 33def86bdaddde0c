import { paths } from '#domain/store/paths.ts'
import { Heading } from '#design-system/text/Heading'
import { Stack } from '#design-system/layout/Stack'
import { TabLinks } from '#design-system/navigation/TabLinks'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

const hrefs = { period: paths.commissionsDashboard, payments: paths.commissions } as const

/** The two pages of Commissions, each with its own address: by period, and payments. */
export function CommissionsFrame({
  current,
  children,
}: {
  current: keyof typeof hrefs
  children: ReactNode
}) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'commissions.title' })
  return (
    <Stack gap={5}>
      <Stack gap={4}>
        <Heading level={1} size="page">
          {title}
        </Heading>
        <TabLinks
          label={title}
          links={(['period', 'payments'] as const).map((id) => ({
            id,
            label: intl.formatMessage({ id: `commissions.tab.${id}` }),
            href: hrefs[id](),
            isCurrent: id === current,
          }))}
        />
      </Stack>
      {children}
    </Stack>
  )
}
