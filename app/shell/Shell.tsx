import type { LanguageCode } from '#domain/store/languages.ts'
import { addressIn } from '#domain/store/language-address.ts'
import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/actions/Button'
import { IconButton } from '#design-system/actions/IconButton'
import { Inline } from '#design-system/layout/Inline'
import { LanguageMenu } from '#design-system/navigation/LanguageMenu'
import { SiteHeader } from '#design-system/navigation/SiteHeader'
import { SkipLink } from '#design-system/navigation/SkipLink'
import { TextLink } from '#design-system/text/TextLink'
import { useLanguage, useSession } from '#features/kit/session.ts'
import { analyticsSlot, useStored } from '#features/kit/storage.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { CartCorner } from '../joins/CartCorner.tsx'
import { askAgain } from './consent/analytics-question.ts'
import { AskedQuestion } from './consent/AskedQuestion.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import { footerColumns } from './footer-columns.ts'
import { LazyFooter } from './LazyFooter.tsx'
import { MainRegion } from './MainRegion.tsx'
import { OfflineIndicator } from './OfflineIndicator.tsx'
import { PageEffects } from './PageEffects.tsx'
import { SearchBox } from './SearchBox.tsx'
import { accountPath, isAt } from '../router/active-path.ts'
import { TabBar } from './TabBar.tsx'
import { commonQuery } from './shell-queries.ts'

/** How a language is named where there is room for one sign. */
const shortNames: Readonly<Record<LanguageCode, string>> = {
  zh_cn: '简',
  zh_hk: '繁',
  en: 'EN',
  ms: 'MS',
  vi: 'VI',
  th: 'TH',
}

/** Only languages that the service has a store for are offered. */
function Languages() {
  const intl = useIntl()
  const { code, languages, switchTo } = useLanguage()
  const { pathname, search } = useLocation()
  const { data: common } = useQuery(commonQuery())
  const offered = languages.filter(
    (language) => !common || common.storeConfigs.some((store) => store.code === language.code),
  )
  return (
    <LanguageMenu
      label={intl.formatMessage({ id: 'shell.language.label' })}
      value={code}
      options={offered.map((language) => ({
        value: language.code,
        label: language.name,
        href: addressIn(language.code, pathname + search),
        lang: language.tag,
        short: shortNames[language.code],
      }))}
      onChange={(next) => {
        void switchTo(next)
      }}
    />
  )
}

/** The shop's pages: header, notices, the page, footer, and on phones the bar with the main places. */
export function Shell({ children }: { children?: ReactNode }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const { isSignedIn, signOut } = useSession()
  const { data: common } = useQuery(commonQuery())
  // where visits are counted, each visitor has been asked
  const isCounting = useStored(analyticsSlot) !== undefined
  const is = isAt(pathname)
  const places = [
    { label: intl.formatMessage({ id: 'shell.nav.promotions' }), href: paths.promotions() },
    { label: intl.formatMessage({ id: 'shell.nav.bundles' }), href: paths.bundles() },
    { label: intl.formatMessage({ id: 'shell.nav.associates' }), href: paths.associateOffer() },
  ].map((place) => ({ ...place, isCurrent: is(place.href) }))
  const notice = common?.storeNotice?.enabled ? common.storeNotice.content : undefined
  return (
    <>
      <SkipLink href="#main" inner="content" />
      <AskedQuestion />
      <SiteHeader
        logoHref={paths.home()}
        notice={notice}
        search={<SearchBox />}
        language={<Languages />}
        menu={<CategoryMenu places={places} />}
        nav={places}
        actions={
          <>
            <IconButton
              icon="user"
              label={intl.formatMessage({ id: isSignedIn ? 'shell.nav.account' : 'shell.nav.signIn' })}
              href={accountPath(isSignedIn)}
            />
            <CartCorner />
          </>
        }
      />
      <OfflineIndicator />
      <MainRegion>{children}</MainRegion>
      <LazyFooter
        about={intl.formatMessage({ id: 'shell.footer.about' })}
        columns={footerColumns(common, intl)}
        legal={
          <Inline gap={4} isWrapped>
            <span>{intl.formatMessage({ id: 'shell.footer.legal' })}</span>
            {isSignedIn ? (
              <Button
                variant="text"
                size="sm"
                onPress={() => {
                  void signOut()
                }}
              >
                {intl.formatMessage({ id: 'shell.nav.signOut' })}
              </Button>
            ) : (
              <TextLink href={paths.systemStatus()}>
                {intl.formatMessage({ id: 'shell.status.title' })}
              </TextLink>
            )}
            {isCounting && (
              <Button variant="text" size="sm" onPress={askAgain}>
                {intl.formatMessage({ id: 'shell.analytics.change' })}
              </Button>
            )}
          </Inline>
        }
      />
      <TabBar />
      <PageEffects />
    </>
  )
}
