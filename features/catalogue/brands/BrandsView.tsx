import type { Brand } from '#domain/catalogue/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs'
import { CategoryTile } from '#design-system/commerce/CategoryTile'
import { Container } from '#design-system/layout/Container'
import { Grid } from '#design-system/layout/Grid'
import { Heading } from '#design-system/text/Heading'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'

export interface BrandsViewProps {
  /** Undefined while loading. */
  brands: readonly Brand[] | undefined
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
}

/** Tiles above the fold on a phone, whose pictures load eagerly. */
const FIRST_SCREEN = 4

/** The shop's brands in each state; each links to its products. */
export function BrandsView({ brands, failure }: BrandsViewProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'catalogue.brands.title' })
  const content = failure ? (
    <ReadError failure={failure} title={intl.formatMessage({ id: 'catalogue.error.title' })}>
      {intl.formatMessage({ id: 'catalogue.error.text' })}
    </ReadError>
  ) : brands?.length === 0 ? (
    <Text>{intl.formatMessage({ id: 'catalogue.brands.none' })}</Text>
  ) : (
    <Grid as="ul" columns={{ phone: 2, desktop: 4 }} gap={5}>
      {brands
        ? brands.map(({ id, name, logo, url_key: key }, index) => (
            <li key={id}>
              <CategoryTile
                href={paths.categories({ brand: key })}
                name={name}
                image={{ src: logo }}
                isEager={index < FIRST_SCREEN}
              />
            </li>
          ))
        : Array.from({ length: FIRST_SCREEN * 2 }, (_, index) => (
            <li key={index}>
              <Skeleton shape="card" />
            </li>
          ))}
    </Grid>
  )
  return (
    <Container block="page">
      <Stack gap={4}>
        <Breadcrumbs
          items={[
            { label: intl.formatMessage({ id: 'catalogue.crumb.home' }), href: paths.home() },
            { label: title },
          ]}
        />
        <Stack gap={1}>
          <Heading level={1} size="page">
            {title}
          </Heading>
          <Text tone="muted">{intl.formatMessage({ id: 'catalogue.brands.lead' })}</Text>
        </Stack>
        {content}
      </Stack>
    </Container>
  )
}
