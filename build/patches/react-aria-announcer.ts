import type { PackagePatch } from './patch.ts'

/**
 * react-aria's LiveAnnouncer clears its log with `innerHTML = ''`, which the Trusted Types policy of the pages forbids: the
 * arrow keys in a number field would throw.
 *
 * Saves nothing: it is needed under `require-trusted-types-for 'script'`.
 * Goes when react-aria clears the log with `replaceChildren()`.
 */
export const announcerPatches: readonly PackagePatch[] = [
  {
    file: /react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.[cm]?js/,
    find: /\.innerHTML = ''/g,
    replacement: '.replaceChildren()',
    matches: 2,
  },
]
