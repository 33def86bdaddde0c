import type { PackagePatch } from './patch.ts'

/**
 * lucide-react writes each drawing with its names as classes, a namespace that HTML does not need, and a width, a height and a
 * stroke that Icon's own styles replace.
 *
 * Saves some 200 bytes of a compressed page (docs/decisions/0056-a-document-in-one-round-trip.md).
 * Goes when lucide-react leaves them out where `className` is given.
 */
export const lucidePatches: readonly PackagePatch[] = [
  {
    file: /lucide-react\/dist\/esm\/shared\/src\/build\/buildLucideIconNode\.mjs/,
    find: /const attributeNames = params\.attributeNames[\s\S]*?\n {2}\];\n(?=\})/,
    replacement: `return ["svg", {
    viewBox: \`0 0 \${icon.size ?? 24} \${icon.size ?? 24}\`,
    fill: "none",
    stroke: "currentColor",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    className: params.className,
    ...params.attributes
  }, icon.node];
`,
    matches: 1,
  },
]
