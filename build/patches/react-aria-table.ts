import type { PackagePatch } from './patch.ts'

/**
 * react-aria's useTable announces the sort whenever its words change. A table from react-aria-components has no columns in
 * its first render, so the words change a moment later, and every sorted table interrupts the reader on load. The sort is
 * announced when its column or direction changes.
 *
 * Goes when react-aria no longer announces the sort that a table came with.
 */
export const tablePatches: readonly PackagePatch[] = [
  {
    file: /react-aria\/dist\/private\/table\/useTable\.mjs/,
    find: /(\(sortDescription, 'assertive', 500\);\s*\}, )\[\s*sortDescription\s*\]/,
    replacement: '$1[column, sortDirection]',
    matches: 1,
  },
]
