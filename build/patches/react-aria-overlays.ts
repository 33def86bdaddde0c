import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { PackagePatch } from './patch.ts'

/** A name instead of a path: the plugin that drops react-aria's locales takes a folder such as `shop-en-GB` for one. */
const CONTEXTS = 'overlay-contexts'

/** Resolves the module that the patched files import. Stands before the plugin that drops locales. */
export const overlayContexts: Plugin = {
  name: 'overlay-contexts',
  enforce: 'pre',
  resolveId: (id) =>
    id === CONTEXTS
      ? fileURLToPath(new URL('overlay-contexts.ts', import.meta.url)).replaceAll('\\', '/')
      : undefined,
}

/** Takes a context out of the module that declares it, and has Dialog import it from our own. */
const moved = (name: string, from: 'Menu' | 'Popover'): PackagePatch[] => [
  {
    file: new RegExp(`react-aria-components/dist/private/${from}\\.mjs$`),
    // the name of the constant is read from the list of exports
    find: new RegExp(
      `const (\\S+) = /\\*#__PURE__\\*/ \\(0, \\S+createContext\\)\\(null\\);(?=[^]*export \\{[^}]*\\1 as ${name}[,}])`,
    ),
    replacement: `import {${name} as $1} from '${CONTEXTS}';`,
    matches: 1,
  },
  {
    file: /react-aria-components\/dist\/private\/Dialog\.mjs$/,
    find: new RegExp(`import \\{${name} as (\\S+)\\} from "\\./${from}\\.mjs";`),
    replacement: `import {${name} as $1} from '${CONTEXTS}';`,
    matches: 1,
  },
]

/**
 * A dialog of react-aria-components provides contexts that menus and popovers read, and imports them from Menu and Popover:
 * with them come the menu, its collections and the positioning of popovers, which a dialog does not use. Bundlers split
 * modules, not their parts, so that every page with a dialog loads them.
 *
 * Saves 20 KiB (brotli) of pages with a dialog and no menu (docs/decisions/0005-what-a-first-visit-loads.md).
 * Goes when the package declares these contexts apart from the components.
 */
export const overlayPatches: readonly PackagePatch[] = [
  ...moved('RootMenuTriggerStateContext', 'Menu'),
  ...moved('PopoverContext', 'Popover'),
]
