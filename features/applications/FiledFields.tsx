import { isChange } from '#domain/applications/kinds.ts'
import type { FiledApplication } from '#domain/applications/schema.ts'
import { joinName } from '#domain/customers/name.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import { listComma } from '#domain/store/languages.ts'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { Divider } from '#design-system/layout/Divider'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { replenishmentText, userTypeText } from './labels.ts'

const times = (quantity: number) => `× ${quantity}`

/** All fields of an application, products first. */
export function FiledFields({ application, photos }: { application: FiledApplication; photos: ReactNode }) {
  const intl = useIntl()
  const { items = [], type } = application
  const pairs = [
    [
      intl.formatMessage({ id: `applications.field.account.${isChange(type) ? type : 'enroller'}` }),
      application.new_account,
    ],
    [
      intl.formatMessage({ id: 'applications.field.orders' }),
      application.order_numbers?.join(listComma(intl.locale)),
    ],
    [
      intl.formatMessage({ id: 'applications.field.replenishmentType' }),
      application.replenishment_type && replenishmentText(intl, application.replenishment_type),
    ],
    [intl.formatMessage({ id: 'applications.field.returnReason' }), application.return_reason],
    [
      intl.formatMessage({ id: isChange(type) ? 'applications.field.reason' : 'applications.field.note' }),
      application.reason,
    ],
    [intl.formatMessage({ id: 'applications.field.associateId' }), application.associate_id],
    [
      intl.formatMessage({ id: 'applications.field.name' }),
      joinName(application.given_name, application.surname),
    ],
    [intl.formatMessage({ id: 'applications.field.userType' }), userTypeText(intl, application.user_type)],
    [intl.formatMessage({ id: 'applications.field.email' }), application.email],
    [intl.formatMessage({ id: 'applications.field.mobile' }), application.mobile_number],
    [
      intl.formatMessage({ id: 'applications.field.date' }),
      formatDay(application.application_date, intl.locale),
    ],
    [intl.formatMessage({ id: 'applications.field.photos' }), photos],
    [intl.formatMessage({ id: 'applications.field.remark' }), application.remark ?? '—'],
  ] as const satisfies readonly (readonly [string, ReactNode])[]
  return (
    <Stack gap={4}>
      {items.length > 0 && (
        <Stack as="ul" gap={3}>
          {items.map((item, index) => (
            <Stack as="li" key={`${item.product_name} ${index}`} gap={1}>
              <Inline justify="between" gap={3} isWrapped={false}>
                <Text weight="strong">{item.product_name}</Text>
                <Text isTabular isUnbroken>
                  {times(item.quantity)}
                </Text>
              </Inline>
              <Text size="small" tone="muted">
                {intl.formatMessage(
                  { id: item.opened ? 'applications.item.opened' : 'applications.item.unopened' },
                  { batch: item.batch_number },
                )}
              </Text>
              <Divider />
            </Stack>
          ))}
        </Stack>
      )}
      <DescriptionList
        items={pairs.flatMap(([term, description]) => (description ? [{ term, description }] : []))}
      />
    </Stack>
  )
}
