import { HtmlValidate } from 'html-validate'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { DesignSystemProvider } from '#design-system/provider'
import { englishMessages as english } from '#design-system/testing/messages.ts'
import type { LinkProps } from '../private/link.tsx'
import { storiesOf, storyFiles } from './stories.ts'

const messages: Record<string, string> = english

/** Valid by the HTML standard; axe looks at what it means in the browser. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'valid-id': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
  },
})

/** The application's link, which does not load the page anew. */
const AppLink = ({ children, isInPlace: _isInPlace, ...props }: LinkProps) => (
  <a {...props} data-app-link="">
    {children}
  </a>
)
/** Links that would load a page of the shop anew: neither the application's nor within the page. `/page/notice` is markup of SiteHeader's story. */
const strangers = (html: string): string[] =>
  (html.match(/<a\b[^>]*>/g) ?? []).filter(
    (tag) => !tag.includes('data-app-link') && !/href="(#|mailto:|tel:|https?:|\/page\/notice)/.test(tag),
  )

it.each(storyFiles.map(({ name, load }) => [name, load] as const))(
  '%s renders on the server as valid HTML, without style attributes or handlers, and links by the application',
  async (file, load) => {
    for (const { name, Story } of await storiesOf(load)) {
      const html = renderToString(
        <IntlProvider locale="en" messages={messages}>
          <DesignSystemProvider locale="en" link={AppLink}>
            <Story />
          </DesignSystemProvider>
        </IntlProvider>,
      )
      expect(html.length, name).toBeGreaterThan(0)
      // SafeHtml's stories carry markup of others on purpose: on the server it is clean already.
      if (file === 'SafeHtml') continue
      const { results } = await validator.validateString(html)
      expect(
        results.flatMap((result) =>
          result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
        ),
        name,
      ).toEqual([])
      // The page's CSP refuses both (style-src-attr, script-src).
      expect(html, name).not.toMatch(/\sstyle="/)
      expect(html, name).not.toMatch(/\son[a-z]+="/)
      expect(strangers(html), name).toEqual([])
    }
  },
)
