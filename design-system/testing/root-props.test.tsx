import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { RemovedLine } from '#design-system/commerce/CartLine'
import { CardAction } from '#design-system/commerce/ProductCard'
import { DesignSystemProvider } from '#design-system/provider'
import { SkeletonForm, SkeletonList, SkeletonProduct, SkeletonTable } from '#design-system/feedback/Skeleton'
import { englishMessages as english } from '#design-system/testing/messages.ts'
import { storiesOf, storyFiles } from './stories.ts'

const messages: Record<string, string> = english
const MARKS = { id: 'marked', 'data-testid': 'marked' }
/** Drawn by the browser alone: root-props.browser.test.tsx. */
const ONLY_IN_BROWSER = new Set(['ConfirmDialog', 'Dialog', 'Drawer', 'LoadingStatus', 'Tooltip'])

/** Stories in which there is nothing to say, and so no element. */
const EMPTY = new Set(['Badge: NothingToCount', 'Countdown: NoDeadline', 'ErrorSummary: AfterAFailedSubmit'])

/** The same tree, in which every `target` is given an id and a `data-*` attribute, wherever a component renders it. */
function marker(target: ComponentType) {
  const marked = new Map<unknown, ComponentType>()
  let count = 0
  const mark = (node: ReactNode): ReactNode => {
    if (Array.isArray(node))
      return node.map((part, index) => createElement(Fragment, { key: index }, mark(part as ReactNode)))
    if (!isValidElement<{ children?: ReactNode }>(node)) return node
    if (node.type === target) {
      if (!('data-testid' in node.props)) count++
      return cloneElement(node as ReactElement<object>, MARKS)
    }
    const { children } = node.props
    const inner =
      typeof children === 'function' || children === undefined
        ? node.props
        : { ...node.props, children: mark(children) }
    if (typeof node.type !== 'function') return cloneElement(node, inner)
    const type = node.type as (props: object) => ReactNode
    const known = marked.get(type) ?? ((props: object) => mark(type(props)))
    marked.set(type, known)
    return createElement(known, { key: node.key, ...inner } as object)
  }
  return { mark, found: () => count }
}

const stories = storyFiles.filter(({ name }) => !ONLY_IN_BROWSER.has(name))

it.each(stories.map(({ name, load }) => [name, load] as const))(
  '%s passes its id and data-* attributes on, in every state',
  async (file, load) => {
    const { component } = (await load()).default
    let times = 0
    for (const { name, Story } of await storiesOf(load)) {
      const { mark, found } = marker(component as ComponentType)
      const Marked = () => mark(Story())
      const html = renderToString(
        <IntlProvider locale="en" messages={messages}>
          <DesignSystemProvider locale="en">
            <Marked />
          </DesignSystemProvider>
        </IntlProvider>,
      )
      times += found()
      if (EMPTY.has(`${file}: ${name}`)) continue
      expect(html.match(/data-testid="marked"/g)?.length ?? 0, name).toBe(found())
      expect(html.match(/\sid="marked"/g)?.length ?? 0, name).toBe(found())
    }
    expect(times).toBeGreaterThan(0)
  },
)

it('so do the parts beside them', () => {
  const parts = [
    <RemovedLine key="removed" {...MARKS} action={null}>
      Removed
    </RemovedLine>,
    <CardAction key="button" {...MARKS} label="Favourite" icon="heart" />,
    <CardAction key="link" {...MARKS} label="Favourite" icon="heart" href="/favourites" />,
    <SkeletonForm key="form" {...MARKS} />,
    <SkeletonList key="list" {...MARKS} />,
    <SkeletonProduct key="product" {...MARKS} />,
    <SkeletonTable key="table" {...MARKS} />,
  ]
  for (const part of parts)
    expect(renderToString(part), String(part.key)).toMatch(/^<\w+ id="marked" data-testid="marked"/)
})

it('and nothing else gets through', () => {
  const strange = { ...MARKS, className: 'mine', style: { color: 'red' }, onClick: () => undefined }
  expect(renderToString(<SkeletonForm {...(strange as typeof MARKS)} />)).not.toMatch(/mine|style=/)
})
