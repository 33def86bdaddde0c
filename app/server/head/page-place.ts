import type { Language } from '#domain/store/languages.ts'
import type { PageName } from '#domain/store/paths.ts'
import type { IntlShape } from 'react-intl'
import type { PagePlace, Read } from '../../router/page.ts'
import type { Crumb } from './structured-data.ts'
import type { CardPicture, Head } from './head.ts'

/** A page that is about to be sent, with everything that was read for it. */
export interface HeadPlace extends PagePlace {
  readonly name: PageName
  readonly language: Language
  /** Of the shop: 'https://shop.example'. */
  readonly origin: string
  /** Title of the page; the shop's name for one without. */
  readonly title: string
  readonly intl: IntlShape
  readonly read: Read
}

/** What is particular to a page. Left out: as on every page. */
export interface PageFacts {
  readonly description?: string | undefined
  /** The part of the query that makes another page: '?page=2'. */
  readonly query?: string
  /** Not to be listed: what is found here stands on other pages as well, or nothing does. */
  readonly isHidden?: boolean
  readonly type?: Head['card']['type']
  readonly picture?: CardPicture | undefined
  /** Steps between the home page and this one. */
  readonly way?: readonly Crumb[]
  readonly data?: Head['data']
}
