import { readProduct } from '#domain/catalogue/product-view.ts'
import type { Product } from '#domain/catalogue/schema.ts'
import { languages, type Language } from '#domain/store/languages.ts'
import { paths } from '#domain/store/paths.ts'
import { toDecimal, type Minor } from '#domain/money/money.ts'
import { fullAddress } from '../head/addresses.ts'
import { pictureOf } from '../head/product-picture.ts'
import { countProductFiles, productsOfFile } from './catalogue-reads.ts'
import { element, xmlFile } from './xml.ts'

/** Reads the address of a feed: '/feeds/products-zh-hk.xml'. */
export function feedLanguage(path: string): Language | undefined {
  const [, tag] = /^\/feeds\/products-([a-z-]+)\.xml$/.exec(path) ?? []
  return languages.find((entry) => entry.tag.toLowerCase() === tag)
}

const priceOf = (minor: Minor): string => `${toDecimal(minor).toFixed(2)} HKD`

/** A product as Google's Merchant Center wants it: prices of a guest, today's as a sale. */
function itemOf(origin: string, language: Language, entry: Product): string {
  const product = readProduct(entry)
  const picture = pictureOf(product, { origin, language })
  const isReduced = product.finalMinor < product.priceMinor
  return element(
    'item',
    element('g:id', product.sku) +
      element('g:title', product.name) +
      element('g:description', product.shortDescription || product.name) +
      element('g:link', fullAddress(origin, language.code, paths.product(product.sku))) +
      element('g:image_link', picture?.url) +
      element('g:price', priceOf(isReduced ? product.priceMinor : product.finalMinor)) +
      element('g:sale_price', isReduced ? priceOf(product.finalMinor) : undefined) +
      element('g:availability', product.stock === 'out' ? 'out_of_stock' : 'in_stock') +
      element('g:condition', 'new') +
      element('g:brand', product.brand) +
      // the catalogue has no GTIN
      element('g:identifier_exists', 'no'),
    true,
  )
}

/** The products for Merchant Center in a language. @param origin of the shop @param shop its name */
export async function productFeed(origin: string, language: Language, shop: string): Promise<string> {
  const items: string[] = []
  const files = await countProductFiles()
  for (let file = 1; file <= files; file++)
    for (const product of await productsOfFile(file))
      if (readProduct(product).finalMinor > 0) items.push(itemOf(origin, language, product))
  return xmlFile(
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', shop)}${element(
      'link',
      fullAddress(origin, language.code, paths.home()),
    )}${element('description', shop)}${items.join('')}</channel></rss>`,
  )
}
