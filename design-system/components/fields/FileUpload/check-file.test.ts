import { describe, expect, it } from 'vitest'
import { checkFile, fileFault, isImage, usualLimits, type UploadFile } from './check-file.ts'

const mb = 1024 * 1024

describe('checkFile', () => {
  it.each([
    ['image/jpeg', 5 * mb, undefined],
    ['image/png', 1, undefined],
    ['image/jpeg', 5 * mb + 1, 'size'],
    ['image/gif', 1, 'type'],
    ['application/pdf', 1, 'type'],
    ['', 1, 'type'],
    ['image/gif', 9 * mb, 'type'],
  ])('%s of %d bytes: %s', (type, size, fault) =>
    expect(checkFile({ type, size }, usualLimits.maxBytes)).toBe(fault),
  )
})

describe('isImage', () => {
  it.each([
    ['JPG', [0xff, 0xd8, 0xff, 0xe0], true],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], true],
    ['GIF', [0x47, 0x49, 0x46, 0x38], false],
    ['a PNG cut short', [0x89, 0x50], false],
    ['nothing', [], false],
  ])('%s', (_, bytes, is) => expect(isImage(new Uint8Array(bytes))).toBe(is))
})

describe('fileFault', () => {
  const picture = (id: string): UploadFile => ({
    id,
    file: new File(['x'], `${id}.png`, { type: 'image/png' }),
  })
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(picture)
  it('finds the sixth one too many, until one goes', () => {
    expect(six.map((_, index) => fileFault(six, index, usualLimits))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'tooMany',
    ])
    expect(fileFault(six.slice(1), 4, usualLimits)).toBeUndefined()
  })
  it('believes the content, not the name', () =>
    expect(fileFault([{ ...picture('a'), isNoPicture: true }], 0, usualLimits)).toBe('type'))
  it('finds nothing where nothing is', () => expect(fileFault([], 0, usualLimits)).toBeUndefined())
})
