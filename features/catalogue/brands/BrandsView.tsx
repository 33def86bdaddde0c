import type { Brand } from '#domain/catalogue/schema.ts'
import { Breadcrumbs } from '#design-system/Breadcrumbs'
import { Button } from '#design-system/Button'
import { CategoryTile } from '#design-system/CategoryTile'
import { Container } from '#design-system/Container'
import { ErrorState } from '#design-system/ErrorState'
import { Grid } from '#design-system/Grid'
import { Heading } from '#design-system/Heading'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useIntl } from 'react-intl'

export interface BrandsViewProps {
  /** undefined while they are being read. */
  brands: readonly Brand[] | undefined
  hasFailed: boolean
  onRetry: () => void
}

/** Tiles in the first screen of a phone, whose pictures load at once. */
const FIRST_SCREEN = 4

/** The shop's brands in each of their states; each leads to its products. */
export function BrandsView({ brands, hasFailed, onRetry }: BrandsViewProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'catalogue.brands.title' })
  const content = hasFailed && !brands
    ? <ErrorState title={intl.formatMessage({ id: 'catalogue.error.title' })} actions={<Button onPress={onRetry}>{intl.formatMessage({ id: 'catalogue.error.retry' })}</Button>}>{intl.formatMessage({ id: 'catalogue.error.text' })}</ErrorState>
    : brands?.length === 0
      ? <Text>{intl.formatMessage({ id: 'catalogue.brands.none' })}</Text>
      : (
        <Grid as="ul" columns={{ phone: 2, desktop: 4 }} gap={5}>
          {brands
            ? brands.map(({ id, name, logo, url_key: key }, index) => <li key={id}><CategoryTile href={`/categories?brand=${encodeURIComponent(key)}`} name={name} image={{ src: logo }} eager={index < FIRST_SCREEN} /></li>)
            : Array.from({ length: FIRST_SCREEN * 2 }, (_, index) => <li key={index}><Skeleton shape="card" /></li>)}
        </Grid>
      )
  return (
    <Container block="page">
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: intl.formatMessage({ id: 'catalogue.crumb.home' }), href: '/' }, { label: title }]} />
        <Stack gap={1}>
          <Heading level={1} size="page">{title}</Heading>
          <Text tone="muted">{intl.formatMessage({ id: 'catalogue.brands.lead' })}</Text>
        </Stack>
        {content}
      </Stack>
    </Container>
  )
}
