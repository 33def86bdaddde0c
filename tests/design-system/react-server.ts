/** Run by package.test.ts with `node --conditions react-server`: the packed design system as React Server Components import it. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as React from 'react'
import { createElement, Fragment, isValidElement, type ReactNode } from 'react'

const installed = resolve('test-results/consumer/node_modules/@jadeleaf/design-system')
const REFERENCE = Symbol.for('react.client.reference')

/** What a bundler makes of a module that begins with "use client": its exports can be rendered, and not called. */
const asReferences = (code: string): string =>
  [...code.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .map(
      (name) =>
        `const ${name}$ = () => { throw new Error('${name} was called on the server') }; ${name}$.$$typeof = Symbol.for('react.client.reference'); export { ${name}$ as ${name} }`,
    )
    .join('\n')

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:')) return next(url, context)
    const path = fileURLToPath(url)
    if (!/\.m?js$/.test(path)) return next(url, context)
    const code = readFileSync(path, 'utf8')
    return /^["']use client["']/.test(code)
      ? { format: 'module', source: asReferences(code), shortCircuit: true }
      : next(url, context)
  },
})

/** The hooks that a server renderer has. */
const internals = (React as unknown as Record<string, { H: object }>)[
  '__SERVER_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]
if (internals)
  internals.H = {
    useId: () => 'id',
    useMemo: (make: () => unknown) => make(),
    useCallback: (made: unknown) => made,
  }

type Parts = Record<string, unknown>
const isReference = (part: unknown) => (part as { $$typeof?: symbol })?.$$typeof === REFERENCE
const isFunction = (part: unknown): part is (props: object) => ReactNode => typeof part === 'function'

/** Calls server components down to client components and elements, which take no functions. */
function render(node: ReactNode): void {
  if (Array.isArray(node)) node.forEach(render)
  if (!isValidElement<Parts>(node)) return
  const { type, props } = node
  if (isFunction(type) && !isReference(type)) {
    render(type(props))
    return
  }
  for (const [name, prop] of Object.entries(props)) {
    if (isFunction(prop) && !isReference(prop)) throw new Error(`${name} of ${String(type)} is a function`)
    render(prop as ReactNode)
  }
}

const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
  exports: Record<string, string>
}
const failures: string[] = []
const all: Parts = {}
for (const [name, file] of Object.entries(exports).filter(([, path]) => path.endsWith('.js')))
  try {
    Object.assign(all, await import(pathToFileURL(join(installed, file)).href))
  } catch (error) {
    failures.push(`${name}: ${String(error)}`)
  }

/** Props that every component of the sample understands. */
const sample = {
  title: 'Title',
  label: 'Label',
  href: '/',
  level: 2,
  value: 3,
  max: 5,
  minor: 100,
  columns: { phone: 1, wide: 2 },
  name: 'leaf',
  address: 'https://example.com/',
}
const rendered: string[] = []
const SAMPLE = [
  'Stack',
  'Inline',
  'Grid',
  'Split',
  'Section',
  'Container',
  'Divider',
  'Heading',
  'Text',
  'TextLink',
  'LinkButton',
  'Tag',
  'Badge',
  'StatusTag',
  'VisuallyHidden',
  'InlineMessage',
  'EmptyState',
  'Skeleton',
  'Money',
  'Button',
  'Icon',
  'Meter',
  'Rating',
]
for (const name of SAMPLE)
  try {
    render(createElement(Fragment, null, createElement(all[name] as 'div', sample as object, 'Words')))
    rendered.push(name)
  } catch (error) {
    failures.push(`${name}: ${String(error)}`)
  }
const onServer = Object.entries(all)
  .filter(([name, part]) => /^[A-Z]\w+$/.test(name) && isFunction(part) && !isReference(part))
  .map(([name]) => name)
console.log(JSON.stringify({ failures, rendered, onServer }))
