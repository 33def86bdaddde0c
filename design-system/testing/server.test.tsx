import type { Args, StoryObj } from '@storybook/react-vite'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { DesignSystemProvider } from '#design-system/provider'
import english from '#locales/design-system/en.json' with { type: 'json' }

const messages: Record<string, string> = english

type Loaded = { default: { component?: ComponentType<Args>, args?: Args, render?: (args: Args) => ReactNode } } & Record<string, Pick<StoryObj, 'args'> & { render?: (args: Args, context: object) => ReactNode }>

const modules = import.meta.glob<Loaded>('../components/*/*.stories.tsx')

it.each(Object.keys(modules).map((path) => [path.split('/').at(-2) ?? path, path] as const))('%s renders on the server, without style attributes or handlers', async (_, path) => {
  const load = modules[path]
  if (!load) throw new Error(`${path} cannot be loaded`)
  const { default: meta, ...stories } = await load()
  for (const [name, story] of Object.entries(stories)) {
    const args = { ...meta.args, ...story.args }
    const render = story.render ?? meta.render
    const Story = () => render ? render(args, { args }) : meta.component ? createElement(meta.component, args) : null
    const html = renderToString(<IntlProvider locale="en" messages={messages}><DesignSystemProvider locale="en"><Story /></DesignSystemProvider></IntlProvider>)
    expect(html.length, name).toBeGreaterThan(0)
    // SafeHtml's stories carry markup of others on purpose: on the server it is clean already.
    if (path.includes('/SafeHtml/')) continue
    // The page's CSP refuses both (style-src-attr, script-src).
    expect(html, name).not.toMatch(/\sstyle="/)
    expect(html, name).not.toMatch(/\son[a-z]+="/)
  }
})
