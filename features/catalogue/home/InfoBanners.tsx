import type { Common } from '#domain/store/schema.ts'
import { Container } from '#design-system/layout/Container'
import { NoticeLinks } from '#design-system/navigation/NoticeLinks'
import { SafeHtml } from '#design-system/text/SafeHtml'
import { TextLink } from '#design-system/text/TextLink'
import { useIntl } from 'react-intl'

const plain = (html: string) => html.replace(/<[^>]*>/g, '').trim()

/** The information banners of the store data: a quiet line below the hero. */
export function InfoBanners({ banners = [] }: { banners?: Common['infoBanners'] | undefined }) {
  const intl = useIntl()
  if (banners.length === 0) return null
  return (
    <Container>
      <NoticeLinks
        label={intl.formatMessage({ id: 'catalogue.home.infoLabel' })}
        items={banners.map(({ id, content, url }) => {
          const isPlain = !content.includes('<')
          if (isPlain) return { id: String(id), content, href: url ?? undefined }
          return {
            id: String(id),
            content: (
              <>
                <SafeHtml html={content} />
                {url && (
                  <TextLink
                    href={url}
                    aria-label={intl.formatMessage(
                      { id: 'catalogue.home.bannerMore' },
                      { name: plain(content) },
                    )}
                  >
                    {intl.formatMessage({ id: 'catalogue.home.more' })}
                  </TextLink>
                )}
              </>
            ),
          }
        })}
      />
    </Container>
  )
}
