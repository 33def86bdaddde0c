import type { Args } from '@storybook/react-vite'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { DesignSystemProvider } from '#design-system/provider'
import '#design-system/styles'
import { englishMessages as english } from '#design-system/testing/messages.ts'

interface Told {
  component?: ComponentType<Args>
  args?: Args
  render?: (args: Args, context: object) => ReactNode
}
type Stories = { default: Told } & Record<string, Told>

const files = import.meta.glob<Stories>(
  '../../../design-system/components/*/{Table,Combobox,Tree}/*.stories.tsx',
)
const messages: Record<string, string> = english

/** The story of a component's thousand rows with as many as are asked for: `?Table=50000`. */
const [[name = '', count = '1000'] = []] = new URLSearchParams(location.search)

interface Entry {
  id?: string
  value?: string
  children?: Entry[]
}

/** The entry once more, with an id or a value of its own, and so with what hangs below it. */
function again(entry: Entry, round: number): Entry {
  const apart = (id: string) => `${id} of round ${round}`
  return {
    ...entry,
    ...(entry.id !== undefined && { id: apart(entry.id) }),
    ...(entry.value !== undefined && { value: apart(entry.value) }),
    ...(entry.children && { children: entry.children.map((child) => again(child, round)) }),
  }
}

/** As many rows as are asked for, those below open nodes among them. */
function grown(entries: readonly Entry[]): Entry[] {
  const rows = entries.reduce((sum, { children = [] }) => sum + 1 + children.length, 0)
  return Array.from({ length: Math.round((Number(count) * entries.length) / rows) }, (_, index) => {
    const entry = entries[index % entries.length]!
    const round = Math.floor(index / entries.length)
    return round === 0 ? entry : again(entry, round)
  })
}
const { default: meta, ...stories } = await Object.entries(files).find(([path]) =>
  path.endsWith(`/${name}/${name}.stories.tsx`),
)![1]()
const story = Object.entries(stories).find(([title]) => title.startsWith('Thousand'))?.[1] ?? {}
const given = { ...meta.args, ...story.args }
const args: Args = { ...given }
for (const name of ['rows', 'nodes', 'options'])
  if (Array.isArray(given[name])) args[name] = grown(given[name] as Entry[])
if (args['expanded']) args['expanded'] = new Set((args['nodes'] as Entry[]).map(({ id }) => id))
const render = story.render ?? meta.render

createRoot(document.getElementById('place')!).render(
  <IntlProvider locale="en" messages={messages}>
    <DesignSystemProvider locale="en">
      {render ? render(args, { args }) : meta.component && createElement(meta.component, args)}
    </DesignSystemProvider>
  </IntlProvider>,
)
