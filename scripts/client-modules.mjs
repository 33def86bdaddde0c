// React Server Components: which modules of the built package run in the browser, and so begin with "use client".
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What React exports on the server as well (its condition `react-server`). */
const SERVER_REACT = new Set([
  'Children',
  'Fragment',
  'Suspense',
  'cloneElement',
  'createElement',
  'isValidElement',
  'useCallback',
  'useId',
  'useMemo',
])
/** Packages that work on the server; all others may create contexts as they are loaded. */
const SERVER_PACKAGES = new Set(['react/jsx-runtime', '@vanilla-extract/recipes/createRuntimeFn', 'uqr'])
const isComponent = (name) => /^[A-Z]/.test(name) && !name.endsWith('Context')

/** Imports and re-exports of a module: names as they are exported there, and from where. */
const importsOf = (code) =>
  [...code.matchAll(/^(import|export) (?:([^;'"]*?) from )?["']([^"']+)["'];/gm)].map(
    ([, kind, names = '', from]) => ({
      isExport: kind === 'export',
      from,
      names: names
        .replaceAll(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim().split(' as ')[0])
        .filter(Boolean),
    }),
  )

function isClientByItself(code, imports) {
  const isFromClientPackage = imports.some(({ from, names }) =>
    from === 'react'
      ? names.some((name) => !SERVER_REACT.has(name))
      : !from.startsWith('.') && !SERVER_PACKAGES.has(from),
  )
  // A function cannot be passed from the server to an element or component of the browser.
  const hasHandlers = code.includes('"react/jsx-runtime"') && /\b(?:on[A-Z]\w*|ref):/.test(code)
  return isFromClientPackage || hasHandlers
}

/**
 * Writes "use client" at the beginning of the modules that use hooks, contexts, handlers or packages that do. A module that calls
 * what such a module exports belongs to them; one that only renders its components does not.
 */
export function markClientModules(root) {
  const modules = new Map(
    readdirSync(root, { recursive: true })
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const code = readFileSync(join(root, file), 'utf8')
        const imports = importsOf(code)
        return [file, { code, imports, isClient: isClientByItself(code, imports) }]
      }),
  )
  const calls = (file, { imports }) =>
    imports.some(
      ({ isExport, from, names }) =>
        !isExport &&
        from.startsWith('.') &&
        modules.get(normalize(join(dirname(file), from)))?.isClient &&
        names.some((name) => !isComponent(name)),
    )
  let isChanged = true
  while (isChanged) {
    isChanged = false
    for (const [file, module] of modules)
      if (!module.isClient && calls(file, module)) isChanged = module.isClient = true
  }
  for (const [file, { code, isClient }] of modules)
    if (isClient) writeFileSync(join(root, file), `"use client";\n${code}`)
}
