import type { LanguageCode } from '#domain/store/languages.ts'
import { Button } from '#design-system/Button'
import { IconButton } from '#design-system/IconButton'
import { Inline } from '#design-system/Inline'
import { LanguageMenu } from '#design-system/LanguageMenu'
import { SearchField } from '#design-system/SearchField'
import { SiteHeader } from '#design-system/SiteHeader'
import { SkipLink } from '#design-system/SkipLink'
import { TextLink } from '#design-system/TextLink'
import { useLanguage, useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { CartLink } from './CartLink.tsx'
import { footerColumns } from './footer-columns.ts'
import { LazyFooter } from './LazyFooter.tsx'
import { MainRegion } from './MainRegion.tsx'
import { OfflineIndicator } from './OfflineIndicator.tsx'
import { PageEffects } from './PageEffects.tsx'
import { accountPath, isAt } from './places.ts'
import { Places } from './Places.tsx'
import { commonQuery } from './shell-queries.ts'

/** How a language is named where there is room for one sign. */
const shortNames: Readonly<Record<LanguageCode, string>> = { zh_cn: '简', zh_hk: '繁', en: 'EN', ms: 'MS', vi: 'VI', th: 'TH' }

/** Only languages that the service has a store for are offered (shopping.md §4). */
function Languages() {
  const intl = useIntl()
  const { code, languages, switchTo } = useLanguage()
  const { data: common } = useQuery(commonQuery())
  const offered = languages.filter((language) => !common || common.storeConfigs.some((store) => store.code === language.code))
  return (
    <LanguageMenu
      label={intl.formatMessage({ id: 'shell.language.label' })}
      value={code}
      options={offered.map((language) => ({ value: language.code, label: language.name, lang: language.tag, short: shortNames[language.code] }))}
      onChange={(next) => { void switchTo(next) }}
    />
  )
}

/** Works as a plain form before the script is there: the listing reads `q`. */
function Search() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const asked = pathname.startsWith('/categories') ? new URLSearchParams(search).get('q') ?? '' : ''
  const [typed, setTyped] = useState({ for: asked, text: asked })
  // the field follows the address, until somebody types
  const text = typed.for === asked ? typed.text : asked
  return (
    <SearchField
      label={intl.formatMessage({ id: 'shell.search.label' })}
      action="/categories"
      name="q"
      value={text}
      onChange={(next) => { setTyped({ for: asked, text: next }) }}
      onSubmit={(next) => { void navigate(next.trim() ? `/categories?q=${encodeURIComponent(next.trim())}` : '/categories') }}
    />
  )
}

/** The shop's pages: header, notices, the page, footer, and on phones the bar with the main places. */
export function Shell({ children }: { children?: ReactNode }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const { isSignedIn, signOut } = useSession()
  const { data: common } = useQuery(commonQuery())
  const is = isAt(pathname)
  const notice = common?.storeNotice?.enabled ? common.storeNotice.content : undefined
  return (
    <>
      <SkipLink href="#main" />
      <SiteHeader
        logoHref="/"
        notice={notice}
        search={<Search />}
        language={<Languages />}
        nav={[
          { label: intl.formatMessage({ id: 'shell.nav.home' }), href: '/', isCurrent: is('/') },
          { label: intl.formatMessage({ id: 'shell.nav.categories' }), href: '/categories', isCurrent: is('/categories') },
          { label: intl.formatMessage({ id: 'shell.nav.promotions' }), href: '/promotions', isCurrent: is('/promotions') },
          { label: intl.formatMessage({ id: 'shell.nav.bundles' }), href: '/bundles', isCurrent: is('/bundles') },
          { label: intl.formatMessage({ id: 'shell.nav.associates' }), href: '/page/associate-offer', isCurrent: is('/page/associate-offer') },
        ]}
        actions={(
          <>
            <IconButton icon="user" label={intl.formatMessage({ id: isSignedIn ? 'shell.nav.account' : 'shell.nav.signIn' })} href={accountPath(isSignedIn)} />
            <CartLink />
          </>
        )}
      />
      <OfflineIndicator />
      <MainRegion>{children}</MainRegion>
      <LazyFooter
        about={intl.formatMessage({ id: 'shell.footer.about' })}
        columns={footerColumns(common, intl)}
        legal={(
          <Inline gap={4} wrap>
            <span>{intl.formatMessage({ id: 'shell.footer.legal' })}</span>
            {isSignedIn ? <Button variant="text" size="sm" onPress={() => { void signOut() }}>{intl.formatMessage({ id: 'shell.nav.signOut' })}</Button> : <TextLink href="/systemstatus">{intl.formatMessage({ id: 'shell.status.title' })}</TextLink>}
          </Inline>
        )}
      />
      <Places />
      <PageEffects />
    </>
  )
}
