import type { KeyboardEvent } from 'react'
import { expect, it } from 'vitest'
import { isComposing } from './is-composing.ts'

const key = (nativeEvent: { isComposing: boolean; keyCode: number }) => ({ nativeEvent }) as KeyboardEvent

it.each([
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['a key during a composition', { isComposing: true, keyCode: 229 }, true],
  ['the Enter that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
])('whether a press is part of a composition: %s', (_name, event, composes) => {
  expect(isComposing(key(event))).toBe(composes)
})
