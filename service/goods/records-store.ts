import { entityNames, type EntityName, type RecordOf } from '#domain/goods/entities.ts'
import type { Db } from '#service/db/db.ts'
import type { CompleteGoods } from './references.ts'
import {
  readBannerRecords,
  readBlockRecords,
  readPageRecords,
  readStoreTextRecords,
  writeBannerRecords,
  writeBlockRecords,
  writePageRecords,
  writeStoreTextRecords,
} from './content-store.ts'
import { readCouponRecords, writeCouponRecords } from './coupon-store.ts'
import { readProductRecords, writeProductRecords } from './product-store.ts'
import {
  readBrandRecords,
  readCategoryRecords,
  readSourceRecords,
  writeBrandRecords,
  writeCategoryRecords,
  writeSourceRecords,
} from './taxonomy-store.ts'

/** Key of the advisory lock that one import holds while another waits. */
const LOCK = 4_207_002

/** Lets one import run at a time, until the transaction ends. */
export const lockGoods = (tx: Db): Promise<unknown> => tx.query('select pg_advisory_xact_lock($1)', [LOCK])

/** Lets a transaction do nothing for as long as it likes: checking thousands of records takes seconds between two statements. */
export const allowPauses = (tx: Db): Promise<unknown> =>
  tx.query('set local idle_in_transaction_session_timeout = 0')

/** Shows a transaction, from its first statement on, the shop at one moment. */
export const readOneMoment = (tx: Db): Promise<unknown> =>
  tx.query('set transaction isolation level repeatable read, read only')

/** Reads the records of each entity as an export has them. */
export const readers: {
  readonly [E in EntityName]: (db: Db, keys: readonly string[] | null) => Promise<RecordOf<E>[]>
} = {
  sources: readSourceRecords,
  brands: readBrandRecords,
  categories: readCategoryRecords,
  products: readProductRecords,
  coupons: readCouponRecords,
  blocks: readBlockRecords,
  pages: readPageRecords,
  banners: readBannerRecords,
  'store-texts': readStoreTextRecords,
}

/** Writes complete records, each entity after those it needs. What is as it was is not written. */
export async function writeGoods(db: Db, goods: CompleteGoods, now: Date): Promise<void> {
  const changed = <E extends EntityName>(entity: E): RecordOf<E>[] =>
    goods[entity].filter(({ isChanged }) => isChanged).map(({ record }) => record as RecordOf<E>)
  const writers: Readonly<Record<EntityName, () => Promise<void>>> = {
    sources: () => writeSourceRecords(db, changed('sources')),
    brands: () => writeBrandRecords(db, changed('brands')),
    categories: () => writeCategoryRecords(db, changed('categories')),
    products: () => writeProductRecords(db, goods.products, now),
    coupons: () => writeCouponRecords(db, changed('coupons')),
    blocks: () => writeBlockRecords(db, changed('blocks')),
    pages: () => writePageRecords(db, changed('pages'), now),
    banners: () => writeBannerRecords(db, changed('banners')),
    'store-texts': () => writeStoreTextRecords(db, changed('store-texts')),
  }
  for (const entity of entityNames)
    if (goods[entity].some(({ isChanged }) => isChanged)) await writers[entity]()
}
