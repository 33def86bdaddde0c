import { expect, test } from 'vitest'
import { cardHolder } from './card-holder.ts'

test.each([
  [{ firstname: 'Mei Yee', lastname: 'Chan' }, 'Mei Yee Chan'],
  [{ firstname: 'Nguyễn', lastname: 'Hồng' }, 'Nguyễn Hồng'],
  [{ firstname: '美儀', lastname: '陳' }, ''],
  [{ firstname: null, lastname: 'Chan' }, 'Chan'],
  [undefined, ''],
])('the card of %j begins with the name in Latin letters: %j', (person, holder) => {
  expect(cardHolder(person)).toBe(holder)
})
