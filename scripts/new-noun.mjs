// What `npm run new noun name` writes: one noun through all rooms, and the lines in the lists that know every noun.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf, screenFiles } from './new-noun-screen.mjs'
import { domainFiles, serviceFiles } from './new-noun-service.mjs'
import { catalogues } from './new-noun-texts.mjs'

const pascal = (name) => name.replace(/(^|-)(.)/g, (_, _dash, letter) => letter.toUpperCase())
const camel = (name) => name[0].toLowerCase() + name.slice(1)

/** The names of a noun in the styles that the rooms use. */
function namesOf(name) {
  const singular = name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
  // a noun without a plural, such as feedback: one of it is an entry
  const file = singular === name ? `${name}-entry` : singular
  return {
    name,
    file,
    Nouns: pascal(name),
    Noun: pascal(file),
    noun: camel(pascal(file)),
    nouns: camel(pascal(name)),
    NOUN: file.replaceAll('-', '_').toUpperCase(),
    table: singular.replaceAll('-', '_'),
    title: name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
  }
}

/**
 * The two lines that make a module of `app/pages/` a page: its address and its entry in the table.
 * @param page its name in camel case, and whether everybody may see it
 */
export const pageLines = ({ page, path, isPublic }) => [
  ['domain/store/paths.ts', { before: '} as const satisfies Record<string' }, `  ${page}: '${path}',\n`],
  [
    'app/router/pages.ts',
    isPublic
      ? { after: 'const table: Readonly<Record<PageName, PageLine>> = {\n' }
      : { before: "  dashboard: { folder: 'account'" },
    `  ${page}: { folder: '${isPublic ? 'shop' : 'account'}' },\n`,
  ],
]

/** Lines for the lists that name every noun: [file, the line they stand before or after, text]. */
const listed = ({ name, nouns, isPublic }) => [
  ...pageLines({ page: nouns, path: pathOf({ name, isPublic }), isPublic }),
  ['service/nouns.ts', { after: '' }, `import { ${nouns}Routes } from './${name}/routes.ts'\n`],
  ['service/nouns.ts', { after: 'export const routes: readonly Route[] = [\n' }, `  ...${nouns}Routes,\n`],
]

/** One request for each call, for the tests that try every call. */
const requestFile = ({ name, Nouns, Noun, noun, isPublic }) => ({
  [`tests/contract/requests/${name}.ts`]: `export const requests = {
  list${Nouns}: {},
${isPublic ? '' : `  add${Noun}: { body: { ${noun}: { name: 'x' } } },\n`}}
`,
})

/** The number of the next migration. */
const nextMigration = (root) =>
  Math.max(...readdirSync(join(root, 'service/db/migrations')).map((file) => Number.parseInt(file, 10))) + 1

/**
 * A noun: its schema and call, table, store and route, screen with stories, page, catalogues, requests of the tests, and its lines in the lists.
 * @param isPublic a page with a list that everybody sees and the server renders, instead of a list and a form in the dashboard
 * of a signed-in customer
 */
export function noun(name, root, isPublic) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`A noun is named in kebab-case, in the plural, such as gift-cards; "${name}" is not.`)
  const names = { ...namesOf(name), isPublic }
  return {
    next: [
      `Replace the sentences that begin with "What" in domain/${name} and features/${name}: they stand for the purpose of calls and screens.`,
      `Translate the title in locales/${name}/*.json by meaning: npm run check -- catalogues is red until then.`,
      isPublic
        ? 'Link the page from the header, the footer or another page.'
        : 'Link the page: an entry in app/shell/Dashboard.tsx marks it as current, or a link on another page.',
      `A call that docs/requirements shows is no addition: remove "undocumented" in domain/${name}/api-schemas.ts then.`,
      'npm run i18n:compile and npm run i18n:read, then npm run check -- types lint catalogues unit service.',
      `Its stories: npm exec -- vitest run --project storybook features/${name}. The page: npm run dev, then http://localhost:3000${pathOf({ name, isPublic })}`,
    ],
    files: {
      ...domainFiles(names),
      ...serviceFiles(names, String(nextMigration(root)).padStart(3, '0')),
      ...screenFiles(names),
      ...catalogues(names),
      ...requestFile(names),
    },
    lines: listed(names),
  }
}
