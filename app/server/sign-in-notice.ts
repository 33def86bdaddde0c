import { redirectTo } from '#domain/auth/redirect.ts'
import { paths } from '#domain/store/paths.ts'
import type { IntlShape } from 'react-intl'
import { pages } from '../router/pages.ts'

/** What a page says to who reads it without script. */
export interface SignInNotice {
  /** One has to sign in first. */
  text: string
  link: string
  /** The sign-in page, from which one comes back. */
  href: string
}

const guarded: ReadonlySet<string> = new Set(
  pages
    .filter(({ audience }) => audience !== 'everybody' && audience !== 'guest')
    .map(({ pattern }) => pattern),
)

/**
 * The token is in the browser alone, so the server sends a skeleton of a guarded page, and the script leads guests to sign in.
 * Without script nothing would say so.
 * @param target path and query of the page
 * @param hrefOf writes an address for the document
 * @returns undefined for a page that no sign-in guards
 */
export function signInNotice(
  pattern: string,
  target: string,
  { intl, hrefOf }: { intl: IntlShape; hrefOf: (href: string) => string },
): SignInNotice | undefined {
  if (!guarded.has(pattern)) return undefined
  return {
    text: intl.formatMessage({ id: 'shell.session.loginFirst' }),
    link: intl.formatMessage({ id: 'shell.nav.signIn' }),
    href: hrefOf(redirectTo(paths.signIn(), target)),
  }
}
