import type { LanguageTag } from '#domain/store/languages.ts'
import { Button } from '#design-system/actions/Button'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

interface TranslatedReviewProps {
  text: string
  /** Language the review was written in. */
  lang: LanguageTag
  /** Id of the writer's name, which tells this review's button from the others. */
  writerId: string
}

type State = 'original' | 'pending' | 'failed' | 'translated'

/** The text of a review in another language, with a button that translates it on the device and back. */
export function TranslatedReview({ text, lang, writerId }: TranslatedReviewProps) {
  const intl = useIntl()
  const [state, setState] = useState<State>('original')
  const [translation, setTranslation] = useState<string>()
  const isTranslated = state === 'translated'
  const handlePress = async () => {
    if (isTranslated) {
      setState('original')
      return
    }
    setState('pending')
    try {
      const { translate } = await import('./translate.ts')
      setTranslation(translation ?? (await translate(text, lang, intl.locale as LanguageTag)))
      setState('translated')
    } catch {
      setState('failed')
    }
  }
  return (
    <Stack gap={1}>
      <Text {...(!isTranslated && { lang })}>{isTranslated ? translation : text}</Text>
      <Inline gap={3}>
        <Text as="span" size="caption" tone="muted" role="status">
          {isTranslated ? (
            <span>{intl.formatMessage({ id: 'catalogue.reviews.translated' })}</span>
          ) : (
            state === 'failed' && <span>{intl.formatMessage({ id: 'catalogue.reviews.untranslated' })}</span>
          )}
        </Text>
        <Button
          size="sm"
          variant="text"
          aria-describedby={writerId}
          isPending={state === 'pending'}
          onPress={() => {
            void handlePress()
          }}
        >
          {intl.formatMessage({
            id: isTranslated ? 'catalogue.reviews.original' : 'catalogue.reviews.translate',
          })}
        </Button>
      </Inline>
    </Stack>
  )
}
