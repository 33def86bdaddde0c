import fc from 'fast-check'
import { expect, it } from 'vitest'
import { modulePath } from './module-path.ts'

it.each([
  [[[false, false]], ''],
  [[[true, true, false, true]], 'M0 0h2v1h-2zM3 0h1v1h-1z'],
  [[[false], [true]], 'M0 1h1v1h-1z'],
])('%j is %s', (rows, path) => expect(modulePath(rows)).toBe(path))

it('paints every dark module and no other', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), { maxLength: 5 }),
      (rows) => {
        const painted = rows.map((row) => row.map(() => false))
        for (const [, x, y, width] of modulePath(rows).matchAll(/M(\d+) (\d+)h(\d+)/g))
          for (let at = 0; at < Number(width); at += 1) {
            const row = painted[Number(y)]
            if (row) row[Number(x) + at] = true
          }
        expect(painted).toEqual(rows)
      },
    ),
  )
})
