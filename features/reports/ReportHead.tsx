import { moreIcons } from '#design-system/text/Icon'
import { Button } from '#design-system/actions/Button'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Only } from '#design-system/layout/Only'
import { SkeletonOf } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { useIntl } from 'react-intl'
import type { ReportPage } from '#domain/reports/schema.ts'
import type { ReportToolsProps, ViewTools } from './ReportTools.tsx'
import { kindText, settingsText, timeText } from './texts.ts'

export interface ReportHeadProps extends Pick<ReportToolsProps, 'settings'> {
  views: ViewTools
  /** Undefined while loading. */
  page: ReportPage | undefined
  failure?: ReadFailure | undefined
  /** The file, or what is printed, is being put together. */
  busy?: 'csv' | 'print' | undefined
  onSave: () => void
  onPrint: () => void
  /** Only so many of the people are printed. */
  printed?: number | undefined
}

/** How many people there usually are: their words take as much room. */
const USUAL = { shown: 120, all: 220 }

/** The name of the report and its filter in words, which also head the paper; beside them CSV and print. */
export function ReportHead({
  settings,
  page,
  failure,
  views,
  busy,
  onSave,
  onPrint,
  printed,
}: ReportHeadProps) {
  const intl = useIntl()
  const words = (counts?: { shown: number; all: number }) => (
    <Text size="small" tone="muted">
      {settingsText(intl, settings, counts)}
    </Text>
  )
  const isEmpty = !page || page.items.length === 0
  return (
    <Inline justify="between" align="start" gap={4} isFirstStretched>
      <Stack gap={1}>
        <Heading level={1} size="page">
          {kindText(intl, settings.kind)}
        </Heading>
        {page && words({ shown: page.total_count, all: page.people_count })}
        {!page && failure && words()}
        {!page && !failure && <SkeletonOf>{words(USUAL)}</SkeletonOf>}
        <Only on="paper">
          {views.current && <Text size="small">{views.current.name}</Text>}
          {page && (
            <Text size="small">
              {intl.formatMessage({ id: 'reports.note.asOf' }, { time: timeText(intl, page.as_of) })}
            </Text>
          )}
          {page && printed !== undefined && printed < page.total_count && (
            <Text size="small">
              {intl.formatMessage({ id: 'reports.printed' }, { n: printed, all: page.total_count })}
            </Text>
          )}
        </Only>
      </Stack>
      <Only on="screen">
        <Inline gap={2}>
          <Button icon={moreIcons.download} isDisabled={isEmpty} isPending={busy === 'csv'} onPress={onSave}>
            {intl.formatMessage({ id: 'reports.csv' })}
          </Button>
          <Button icon={moreIcons.print} isDisabled={isEmpty} isPending={busy === 'print'} onPress={onPrint}>
            {intl.formatMessage({ id: 'reports.print' })}
          </Button>
        </Inline>
      </Only>
    </Inline>
  )
}
