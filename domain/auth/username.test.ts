import { expect, it } from 'vitest'
import { normaliseUsername } from './username.ts'

it.each([
  ['mei.chan@jadeleaf.example', 'mei.chan@jadeleaf.example'],
  ['  Mei.Chan@JADELEAF.example ', 'mei.chan@jadeleaf.example'],
  ['ｍｅｉ.chan@jadeleaf.example', 'mei.chan@jadeleaf.example'],
  ['mei.chan @jadeleaf.example', 'mei.chan@jadeleaf.example'],
  ['８０００ ０００１', '80000001'],
  ['+852 5100-0001', '85251000001'],
  ['(852) 51000001', '85251000001'],
  ['a+b-c@x.example', 'a+b-c@x.example'],
  // neither a number with something before it nor one with something after it
  ['mei-51000001', 'mei-51000001'],
  ['51000001-mei', '51000001-mei'],
  ['', ''],
])('spells %j as %j', (typed, name) => {
  expect(normaliseUsername(typed)).toBe(name)
})
