import { paths } from '#domain/store/paths.ts'
import { useIntl } from 'react-intl'
import type { GlossaryTerm } from './terms.ts'

/** The meaning of a term with the way to the glossary, as HelpTip and RankChecklist take it. */
export function useTermHelp(): (term: GlossaryTerm) => {
  text: string
  more: { label: string; href: string }
} {
  const intl = useIntl()
  return (term) => ({
    text: intl.formatMessage({ id: `glossary.meaning.${term}` }),
    more: {
      label: intl.formatMessage({ id: 'glossary.all' }),
      href: `${paths.glossary()}#${term}`,
    },
  })
}
