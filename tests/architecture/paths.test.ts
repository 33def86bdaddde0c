import { pagePatterns, paths } from '#domain/store/paths.ts'
import { describe, expect, it } from 'vitest'
import ts from 'typescript'
import { matchPage } from '../../app/router/routes.tsx'
import { isTest, rooms, sourcesOf, textOf } from './imports.ts'

/** First segments of the pages' addresses: `cart`, `dashboard` … */
const segments = [
  ...new Set(Object.values(pagePatterns).flatMap((pattern) => pattern.split('/')[1] || [])),
].join('|')
/** A page's address, alone or inside a selector or a piece of HTML. */
const address = new RegExp(`(^|["'])/(${segments})(?=$|[/?#"'])`)

const mention = new RegExp(`["'\`]/(${segments})(?![\\w-])`)

/** Calls of the service whose path begins as a page's does. */
const calls = ['/order/:id/set-payment-information']
/** Where addresses may stand: their table, and calls of the service. The seed is data, as content of a shop is. */
const exempt = /^domain\/store\/paths\.ts$|^domain\/[^/]+\/api\.ts$|^service\/seed\//

/** The texts of a source's strings, templates and JSX; comments are none. */
function textsOf(file: string): string[] {
  const source = textOf(file)
  // most files name no page: they need no parsing
  if (!mention.test(source)) return []
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return texts
}

describe('addresses of pages', () => {
  it('stand in domain/store/paths.ts alone: links, redirects and mails take them from `paths`', () => {
    const literals = rooms
      .flatMap(sourcesOf)
      .filter((file) => !isTest(file) && !exempt.test(file))
      .flatMap((file) => textsOf(file).map((text) => ({ file, text })))
      .filter(({ text }) => address.test(text) && !calls.includes(text))
    expect(literals.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })
  it('have a page each', () => {
    const lost = Object.values(pagePatterns).filter(
      (pattern) => matchPage({ pathname: pattern.replaceAll('?', '') }).route.path !== pattern,
    )
    expect(lost).toEqual([])
  })
  it.each([
    [paths.home(), '/'],
    [paths.cart(), '/cart'],
    [paths.categories({ q: 'green tea & more' }), '/categories?q=green%20tea%20%26%20more'],
    [paths.category(3), '/categories/3'],
    [paths.category(3, 14), '/categories/3/14'],
    [paths.product('A/1 红'), '/product/A%2F1%20%E7%BA%A2'],
    [paths.product('A', { review: 'write', order: 7 }), '/product/A?review=write&order=7'],
    [paths.signIn({ redirect: '/cart?a=1' }), '/signin?redirect=%2Fcart%3Fa%3D1'],
    [paths.order(17), '/dashboard/orders/17'],
    [paths.profile(), '/dashboard/profile'],
    [paths.profile('phone'), '/dashboard/profile/phone'],
    [paths.checkoutPayment(17), '/checkout/payment?order=17'],
    [paths.processPayment(17), '/process_payment?order=17'],
    [paths.planetReturn(17, 'p-1'), '/order/17/planetPayReturn?paymentId=p-1'],
    [paths.associateOffer(), '/page/associate-offer'],
  ])('%s', (written, expected) => {
    expect(written).toBe(expected)
  })
})
