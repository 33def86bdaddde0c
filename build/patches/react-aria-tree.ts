import type { PackagePatch } from './patch.ts'

/**
 * react-aria's useGridListItem counts the rows beside a tree's row (`aria-setsize`) by walking the whole tree, each time a row is
 * drawn, and draws each new row twice. They are counted once a collection: a collection does not change, each change of the
 * tree makes another.
 *
 * Of a tree of 50,000 rows no task was over 50 ms in 30 notches of a wheel, instead of a dozen up to 143 ms
 * (docs/decisions/0008-long-lists-draw-in-slices.md).
 * Goes when react-aria counts once, or asks the collection for the number.
 */
export const treePatches: readonly PackagePatch[] = [
  {
    file: /react-aria\/dist\/private\/gridlist\/useGridListItem\.mjs/,
    find: /setSize = (\[\s*\.\.\.state\.collection\s*\]\.filter\(\(row\)=>row\.level === 0 && row\.type === 'item'\)\.length);/,
    replacement: 'setSize = oncePerCollection(state.collection, null, ()=>$1);',
    matches: 1,
  },
  {
    file: /react-aria\/dist\/private\/gridlist\/useGridListItem\.mjs/,
    find: /let siblings = (\S+getDirectChildren\(parent, state\.collection\));/,
    replacement: 'let siblings = oncePerCollection(state.collection, parent.key, ()=>$1);',
    matches: 1,
  },
  {
    file: /react-aria\/dist\/private\/gridlist\/useGridListItem\.mjs/,
    find: /export \{\S+ as useGridListItem\};/,
    replacement: `$&
const countsOfCollections = new WeakMap()
function oncePerCollection(collection, key, count) {
  let counts = countsOfCollections.get(collection)
  if (!counts) countsOfCollections.set(collection, counts = new Map())
  if (!counts.has(key)) counts.set(key, count())
  return counts.get(key)
}
`,
    matches: 1,
  },
]
