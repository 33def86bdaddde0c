import type { Args } from '@storybook/react-vite'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { DesignSystemProvider } from '#design-system/provider'
import '#design-system/styles'
import english from '#locales/design-system/en.json' with { type: 'json' }

interface Told { component?: ComponentType<Args>; args?: Args; render?: (args: Args, context: object) => ReactNode }
type Stories = { default: Told } & Record<string, Told>

const files = import.meta.glob<Stories>('../../../design-system/components/{Table,Combobox,Tree}/*.stories.tsx')
const messages: Record<string, string> = english

/** The story of a component's thousand rows, as people see it in Storybook: `?Table`. */
const name = location.search.slice(1)
const { default: meta, ...stories } = await files[`../../../design-system/components/${name}/${name}.stories.tsx`]!()
const story = Object.entries(stories).find(([title]) => title.startsWith('Thousand'))?.[1] ?? {}
const args = { ...meta.args, ...story.args }
const render = story.render ?? meta.render

createRoot(document.getElementById('place')!).render(
  <IntlProvider locale="en" messages={messages}>
    <DesignSystemProvider locale="en">{render ? render(args, { args }) : meta.component && createElement(meta.component, args)}</DesignSystemProvider>
  </IntlProvider>,
)
