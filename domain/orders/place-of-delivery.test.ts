import { expect, test } from 'vitest'
import { placeOfDelivery } from './place-of-delivery.ts'

const address = { street: ['1 Test Road'], city: 'Yau Tsim Mong', region: 'Kowloon', country_id: 'HK' }
const point = { name: 'SF locker, Queen Street', address: '9 Queen Street, Sheung Wan, Hong Kong' }

test.each([
  ['the address', { address }, ['1 Test Road, Yau Tsim Mong, Kowloon, Hong Kong']],
  [
    'the address where no point was chosen',
    { address, point: null },
    ['1 Test Road, Yau Tsim Mong, Kowloon, Hong Kong'],
  ],
  ['the point instead of the address', { address, point }, [point.name, point.address]],
  ['the point alone', { point }, [point.name, point.address]],
  ['nowhere', {}, []],
])('an order is delivered to %s', (_, destination, lines) => {
  expect(placeOfDelivery(destination, 'en', 'Hong Kong')).toEqual(lines)
})
