import { getCommon } from '#domain/store/api.ts'
import { Button } from '#design-system/actions/Button'
import { Container } from '#design-system/layout/Container'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { Heading } from '#design-system/text/Heading'
import { Stack } from '#design-system/layout/Stack'
import { call, callLanguage } from '#features/kit/call.ts'
import { useHydrated } from '#features/kit/storage.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useOnline } from '#features/kit/connection/online.ts'

/** /systemstatus, public: whether the shop's service answers and whether this device is online. */
export function SystemStatusPage() {
  const intl = useIntl()
  const hydrated = useHydrated()
  const isOnline = useOnline()
  // asks again each time instead of using the cache
  const { isSuccess, isFetching, refetch } = useQuery({
    queryKey: ['system-status'],
    enabled: hydrated,
    staleTime: 0,
    queryFn: async () => {
      await call(getCommon, { params: { languageCode: callLanguage() } }, { handled: true })
      return true
    },
  })
  const shop =
    isFetching || !hydrated ? 'shell.status.asking' : isSuccess ? 'shell.status.works' : 'shell.status.fails'
  return (
    <Container block="page">
      <Stack gap={6} align="start">
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'shell.status.title' })}
        </Heading>
        <DescriptionList
          items={[
            {
              term: intl.formatMessage({ id: 'shell.status.shop' }),
              description: intl.formatMessage({ id: shop }),
            },
            {
              term: intl.formatMessage({ id: 'shell.status.connection' }),
              description: intl.formatMessage({
                id: isOnline ? 'shell.status.online' : 'shell.status.offline',
              }),
            },
          ]}
        />
        <Button
          onPress={() => {
            void refetch()
          }}
        >
          {intl.formatMessage({ id: 'shell.status.again' })}
        </Button>
      </Stack>
    </Container>
  )
}
