import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { configure } from 'storybook/test'
import { DesignSystemProvider } from '#design-system/provider'
import '#design-system/styles'
import '@fontsource-variable/noto-sans-sc/wght.css'
import '@fontsource-variable/noto-serif-sc/wght.css'
import '@fontsource-variable/noto-sans-thai/wght.css'
import { forgetOpened } from '../design-system/testing/opened.ts'
import { formatMoney } from '../domain/money/money.ts'
import { copyableCode } from './copyable-code.ts'
import { useLiveMode } from './live-mode.ts'
import { modes } from './modes.ts'
import { offerPictures } from './pictures.ts'

// What a play waits for comes within a second here, and later on a machine that has other things to do.
configure({ asyncUtilTimeout: 10_000 })
offerPictures()

const files = import.meta.glob<Record<string, string>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
})
const languages = { en: 'en', zh_cn: 'zh-CN', zh_hk: 'zh-HK', ms: 'ms', vi: 'vi', th: 'th' } as const
type Language = keyof typeof languages

/** All catalogues of one language; in Storybook ICU is parsed as it is read. */
const messages = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.json`))
      .map(([, texts]) => texts),
  )

const frame = () =>
  new Promise<void>((painted) => {
    requestAnimationFrame(() => {
      painted()
    })
  })

function Frame({
  padded,
  children,
  ...globals
}: {
  theme: string
  language: Language
  padded: boolean
  children: ReactNode
}) {
  const { theme, language } = useLiveMode() ?? globals
  const locale = languages[language]
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.lang = locale
  }, [theme, locale])
  return (
    <IntlProvider locale={locale} messages={messages(language)}>
      <DesignSystemProvider locale={locale} formatMoney={formatMoney} key={language}>
        <div data-story={padded ? 'padded' : 'full'}>{children}</div>
      </DesignSystemProvider>
    </IntlProvider>
  )
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  // React runs effects after painting: a play function starts once listeners are attached, in the built Storybook too.
  mount: (context) => async () => {
    await context.renderToCanvas()
    await frame()
    await frame()
    return context.canvas
  },
  beforeEach: forgetOpened,
  // Every component has a page: its docstring, its props, its stories.
  tags: ['autodocs'],
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: Object.keys(languages), dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { language: 'en', theme: 'light' },
  parameters: {
    // what react-aria says about a button outlives its story for some seconds, without the button
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      },
    },
    docs: { source: { transform: copyableCode } },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Find a component',
          'About',
          ['Principles', 'Accessibility', 'Writing', '*'],
          'Tokens',
          'Layout',
          'Text',
          'Actions',
          'Fields',
          'Navigation',
          'Feedback',
          'Overlays',
          'Data',
          'Charts',
          'Media',
          'Commerce',
          'Features',
          'Pages',
        ],
      },
    },
    // Chromatic takes pictures of every `Matrix` and of whole pages; other stories are about behaviour.
    chromatic: { modes, disableSnapshot: true },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Frame
        theme={globals.theme as string}
        language={globals.language as Language}
        padded={parameters.padded !== false}
      >
        <Story />
      </Frame>
    ),
  ],
})
