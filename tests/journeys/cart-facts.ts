import type { Locator } from '@playwright/test'
import { besides, MONEY, text, type Fact, type Place, type Read, type Told } from './reading.ts'

/** What the cart comes to before delivery, which the checkout alone knows. */
export const ofSums = (): Fact[] => [
  {
    fact: 'the subtotal of the cart',
    places: ['/cart', '/checkout'].map((path): Place => [path, besides('Subtotal', MONEY)]),
  },
]

/** The entry of a coupon in a list of coupons. */
const entry = (code: string) => (main: Locator) =>
  main.getByRole('listitem').filter({ hasText: new RegExp(`Code ${code}\\b`) })
const offers = (main: Locator) => main.getByRole('group', { name: 'Your coupons' }).getByRole('button')

/** Codes of the coupons that can be used, in alphabetical order. */
const codes =
  (find: (main: Locator) => Locator, pattern: RegExp): Read =>
  async (main) => {
    await find(main).first().waitFor()
    const found = (await find(main).allInnerTexts()).map((said) => pattern.exec(said)?.[1] ?? said)
    return found.toSorted().join(', ')
  }

/** Coupons of a person, of which the overview names the one that ends first. */
export const ofCoupons = ({ coupons, usesCoupon }: Told): Fact[] =>
  coupons.length === 0
    ? []
    : [
        ...(usesCoupon
          ? []
          : [
              {
                fact: 'the coupons that can be used',
                places: [
                  [
                    '/dashboard/coupons',
                    codes(
                      (main) => main.getByRole('listitem').filter({ hasText: 'Copy code' }),
                      /Code ([A-Z\d]+)/,
                    ),
                  ],
                  ['/checkout', codes(offers, /^([A-Z\d]+):/)],
                ] satisfies Place[],
              },
            ]),
        ...coupons.flatMap((code, index) => ofCoupon(code, index === 0, index === 0 && usesCoupon)),
      ]

function ofCoupon(code: string, isNext: boolean, isUsed: boolean): Fact[] {
  const lists = ['/dashboard/coupons', ...(isNext ? ['/dashboard'] : [])]
  const inLists = (pattern: RegExp) => lists.map((path): Place => [path, text(entry(code), pattern)])
  return [
    {
      fact: `what coupon ${code} takes off`,
      places: [
        ...inLists(/HK\$([\d,.]+) off/),
        ...(isUsed
          ? ['/cart', '/checkout'].map((path): Place => [path, besides('Discount', /-HK\$([\d,.]+)/)])
          : [
              [
                '/checkout',
                text((main) => offers(main).filter({ hasText: code }), /HK\$([\d,.]+) off/),
              ] satisfies Place,
            ]),
      ],
    },
    {
      fact: `from which sum on coupon ${code} counts`,
      places: inLists(/(?:spend (HK\$[\d,.]+) or more|off Code)/),
    },
    {
      fact: `until when coupon ${code} is valid`,
      places: inLists(/valid until \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d|no expiry date/),
    },
    ...(isUsed
      ? [
          {
            fact: 'the coupon of the cart',
            places: [
              [
                '/dashboard',
                text(
                  (main) => main.getByRole('region', { name: 'A coupon for your next order' }),
                  /Code ([A-Z\d]+)/,
                ),
              ],
              ['/checkout', text((main) => main.getByRole('group', { name: 'Coupon code' }), /[A-Z\d]{4,}/)],
            ] satisfies Place[],
          },
        ]
      : []),
  ]
}
