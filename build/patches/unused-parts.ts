import type { PackagePatch } from './patch.ts'

/** Formatters of react-intl that the shop never calls; tests/architecture/formats.test.ts keeps it so. */
export const unusedFormats = [
  'formatNumberToParts',
  'formatDuration',
  'formatDurationToParts',
  'formatRelativeTime',
  'formatDateToParts',
  'formatTime',
  'formatDateTimeRange',
  'formatTimeToParts',
  'formatPlural',
  'formatListToParts',
  'formatDisplayName',
  '$t',
] as const

const router = {
  file: /react-router\/dist\/production\/chunk-\w+\.mjs/,
  sign: 'function createBrowserRouter',
}
const intl = { file: /react-intl\/index\.js/, sign: 'function IntlProviderImpl' }

/** Assignments and calls at the top of a module that keep a component in the bundle though nothing imports it. */
const displayName = { find: /^\t?\w+\.displayName = "\w+";$/gm, replacement: '' }
const created = {
  find: /^((?:var|const) \w+ = )((?:React\d*\.(?:forwardRef|memo|createContext)|createFormatted\w+)\()/gm,
  replacement: '$1/* @__PURE__ */ $2',
}
const boundary = {
  find: /^(var \w+ = )(class extends React\d*\.Component \{$[\s\S]*?^\});$/gm,
  replacement: '$1/* @__PURE__ */ (() => $2)();',
}

/**
 * react-router and react-intl are published as one file each, whose components cannot be tree-shaken: forms, prefetching
 * links and error pages of the framework mode; `<FormattedDate>` and its like; formatters that are handed to the translator
 * whether used or not; random React keys of lucide's strokes, which compress badly and which no list needs that never changes.
 *
 * Saves 4 KiB (brotli) of the first script of every page (docs/decisions/0005-what-a-first-visit-loads.md).
 * Goes when the packages are published as separate modules, or mark these calls as pure.
 */
export const unusedPartsPatches: readonly PackagePatch[] = [
  { ...router, ...displayName, matches: { atLeast: 3 } },
  { ...router, ...created, matches: { atLeast: 3 } },
  { ...router, ...boundary, matches: { atLeast: 3 } },
  { ...intl, ...displayName, matches: { atLeast: 8 } },
  { ...intl, ...created, matches: { atLeast: 8 } },
  ...unusedFormats.map((name) => ({
    file: /@formatjs\/intl\/index\.js/,
    find: new RegExp(
      `^\\t\\t${name.replace('$', '\\$')}: format\\w+\\.bind\\(null, resolvedConfig, [\\w.]+\\),?\\n`,
      'm',
    ),
    replacement: '',
    matches: 1,
  })),
  {
    file: /lucide-react\/dist\/esm\/icons\/(?!index)[\w-]+\.m?js$/,
    sign: 'key: "',
    find: /,\s*key: "\w+"/g,
    replacement: '',
    matches: { atLeast: 1 },
  },
]
