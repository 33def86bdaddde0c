import MiniSearch from 'minisearch'
import type { Db } from '#service/db/db.ts'
import { oneScript } from './han.ts'

interface Entry { id: number, sku: string, name: string, other: string, brand: string, categories: string, short: string }

const han = /\p{Script=Han}+/gu
const thai = /[\u0e00-\u0e7f]+/g
const pairs = (run: string): string[] => (run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)))
const plain = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/đ/gi, 'd').toLowerCase()

/** Latin and Vietnamese by word without marks; Han and Thai, which set no spaces, by overlapping pairs of characters. */
export function words(text: string): string[] {
  const lower = oneScript(text.normalize('NFC'))
  const runs = [...(lower.match(han) ?? []), ...(lower.match(thai) ?? [])].flatMap(pairs)
  return [...runs, ...plain(lower.replace(han, ' ').replace(thai, ' ')).split(/[^\p{L}\p{N}]+/u).filter(Boolean)]
}
const indexed = (text: string): string[] => [...new Set([...words(text), ...(oneScript(text).match(/\p{Script=Han}/gu) ?? [])])]

const kept = new WeakMap<Db, Map<string, { readonly builtAt: number, readonly index: MiniSearch<Entry> }>>()
/** An index older than this is built again, so that another process's new products are found. */
const FRESH_MS = 5 * 60_000

async function build(db: Db, language: string): Promise<MiniSearch<Entry>> {
  // Both Chinese scripts are indexed for either, so that 維生素 and 维生素 find the same; English names help everybody.
  const rows = await db.query<Entry>(
    `select p.id, p.sku, t.name, t.short_description as short, coalesce(b.name ->> $1, '') || ' ' || coalesce(b.name ->> 'en', '') as brand,
       (select string_agg(o.name, ' ') from product_text o where o.product_id = p.id and (o.language = 'en' or ($1 like 'zh%' and o.language like 'zh%'))) as other,
       coalesce((select string_agg(ct.name, ' ') from category_product cp join category_text ct on ct.category_id = cp.category_id and ct.language = $1 where cp.product_id = p.id), '') as categories
     from product p join product_text t on t.product_id = p.id and t.language = $1 left join brand b on b.id = p.brand_id where p.status = 1 and p.visibility = 4`, [language])
  const index = new MiniSearch<Entry>({ fields: ['name', 'other', 'brand', 'categories', 'short', 'sku'], tokenize: indexed, processTerm: (term) => term, searchOptions: { tokenize: words, combineWith: 'AND', boost: { name: 4, other: 3, brand: 2 }, prefix: (term) => /^[\p{Script=Latin}\d]/u.test(term), fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? .2 : false) } })
  index.addAll(rows)
  return index
}

/** Ids of the products that fit all words of `text`, best first. Empty text finds nothing. */
export async function findProducts(db: Db, language: string, text: string): Promise<number[]> {
  const wanted = text.trim().slice(0, 100)
  if (!wanted) return []
  const languages = kept.get(db) ?? new Map<string, { builtAt: number, index: MiniSearch<Entry> }>()
  kept.set(db, languages)
  let entry = languages.get(language)
  if (!entry || performance.now() - entry.builtAt > FRESH_MS) {
    entry = { builtAt: performance.now(), index: await build(db, language) }
    languages.set(language, entry)
  }
  return entry.index.search(wanted).map((result) => Number(result.id))
}
