import { Gallery } from '#design-system/commerce/Gallery'
import { Grid } from '#design-system/layout/Grid'
import { useIntl } from 'react-intl'

/** The photos of one review. Pressing one enlarges it. */
export function ReviewPhotos({ name, photos }: { name: string; photos: readonly string[] }) {
  const intl = useIntl()
  const count = photos.length
  return (
    <Grid columns={{ phone: 2, desktop: 3 }}>
      <Gallery
        label={intl.formatMessage({ id: 'catalogue.reviews.photosOf' }, { name })}
        images={photos.map((src, index) => ({
          src,
          alt: intl.formatMessage({ id: 'catalogue.reviews.photo' }, { number: index + 1, count, name }),
        }))}
      />
    </Grid>
  )
}
