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

/** A list of so many entries, each with an id of its own; what hangs below a node keeps its ids apart, too. */
function grown(list: unknown): unknown {
  if (!Array.isArray(list)) return list
  const entries = list as { id: string; children?: { id: string }[] }[]
  return Array.from({ length: Number(count) }, (_, index) => {
    const entry = entries[index % entries.length]!
    const round = Math.floor(index / entries.length)
    if (round === 0) return entry
    const apart = (id: string) => `${id}-${round}`
    return {
      ...entry,
      id: apart(entry.id),
      ...(entry.children && { children: entry.children.map((child) => ({ ...child, id: apart(child.id) })) }),
    }
  })
}
const { default: meta, ...stories } = await Object.entries(files).find(([path]) =>
  path.endsWith(`/${name}/${name}.stories.tsx`),
)![1]()
const story = Object.entries(stories).find(([title]) => title.startsWith('Thousand'))?.[1] ?? {}
const given = { ...meta.args, ...story.args }
const args = { ...given, rows: grown(given['rows']), nodes: grown(given['nodes']) }
const render = story.render ?? meta.render

createRoot(document.getElementById('place')!).render(
  <IntlProvider locale="en" messages={messages}>
    <DesignSystemProvider locale="en">
      {render ? render(args, { args }) : meta.component && createElement(meta.component, args)}
    </DesignSystemProvider>
  </IntlProvider>,
)
