import type { Db } from '#service/db/db.ts'
import { byLanguage, inLanguage, languageCodes } from '#service/languages/six-languages.ts'
import { insertRows } from '../insert-rows.ts'
import { brands } from './data/brands.ts'
import { categories } from './data/categories.ts'

export async function seedBrands(db: Db): Promise<void> {
  await insertRows(
    db,
    'brand',
    Object.entries(brands).map(([key, brand]) => ({
      id: brand.id,
      url_key: key,
      name: byLanguage(brand.name),
      logo: `/media/brands/${key}.svg`,
      position: brand.id,
    })),
  )
}

/** Two levels of categories below the root. */
export async function seedCategories(db: Db): Promise<void> {
  const all = categories.flatMap((category, at) => [
    { ...category, parent: 2, level: 2, at, ground: category.key },
    ...(category.children ?? []).map((child, place) => ({
      ...child,
      parent: category.id,
      level: 3,
      at: place,
      ground: category.key,
    })),
  ])
  await insertRows(db, 'category', [
    { id: 2, parent_id: null, url_key: 'root', level: 1, position: 0, ground: 'vitamin' },
    ...all.map((entry) => ({
      id: entry.id,
      parent_id: entry.parent,
      url_key: entry.key,
      level: entry.level,
      position: entry.at + 1,
      ground: entry.ground,
    })),
  ])
  await insertRows(
    db,
    'category_text',
    languageCodes.flatMap((language) => [
      { category_id: 2, language, name: 'Jadeleaf', description: '' },
      ...all.map((entry) => ({
        category_id: entry.id,
        language,
        name: inLanguage(entry.name, language),
        description: '',
      })),
    ]),
  )
}
