import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageIds, readCatalogues, SHELL, unusedMessages } from '../../scripts/words/catalogues.ts'
import { reachOf } from '../../scripts/words/reach.ts'
import { shellWords } from '../../app/i18n/messages.ts'
import { pageHandle } from '../../app/router/page-handle.ts'
import { pages } from '../../app/router/pages.ts'
import { statusPages } from '../../app/router/status-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'words-'))
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const anywhere = () => false
const textsOf = (file: string, isElsewhere: (file: string) => boolean = anywhere) =>
  [...reachOf(join(folder, file), isElsewhere).texts].map(String).sort()

beforeAll(() => {
  write(
    'index.ts',
    "export { Cart } from './cart.tsx'\nexport { Orders } from './orders.ts'\nexport * from './rest.ts'\n",
  )
  write(
    'cart.tsx',
    `import { label, other } from './labels.ts'
import type { Never } from './never.ts'
const Line = ({ id }: { id: Never }) => <p title="cart.line">{label(id)}</p>
export const Cart = () => <Line />
export const Unwanted = () => other('cart.unwanted')
const ofNobody = 'cart.ofNobody'
`,
  )
  write(
    'labels.ts',
    'export const label = (id) => intl.formatMessage({ id: `cart.state.${id}.text` })\nexport const other = (id) => id\n',
  )
  write('never.ts', "export type Never = 'cart.never'\nexport const never = 'cart.neverAtAll'\n")
  write('orders.ts', "export const Orders = () => 'orders.title'\n")
  write('rest.ts', "import './effect.ts'\nexport const rest = async () => (await import('./late.ts')).late\n")
  write('effect.ts', "console.log('rest.effect')\n")
  write('late.ts', "export const late = 'rest.late'\nexport default 'rest.default'\n")
  write('cart-page.tsx', "import { Cart } from './index.ts'\nexport const Page = () => <Cart />\n")
  write('rest-page.ts', "import { rest } from './index.ts'\nexport const Page = rest\n")
  write(
    'dialog-page.ts',
    "const load = () => withWords('dialog', () => import('./late.ts'))\nexport const Page = () => [load, 'page.own']\n",
  )
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('the words that a module can show', () => {
  it("are those of the declarations that it names, through a feature's index and without its other screens", () => {
    expect(textsOf('cart-page.tsx')).toEqual([String.raw`/^cart\.state\.[\w.-]*\.text$/`, 'cart.line'].sort())
  })
  it('are also those of what it imports later, and of what runs as soon as it is imported', () => {
    expect(textsOf('rest-page.ts')).toEqual(['rest.default', 'rest.effect', 'rest.late'])
  })
  it('are without those of a part that brings its own, which is named', () => {
    expect(textsOf('dialog-page.ts')).toEqual(['page.own'])
    const { late } = reachOf(join(folder, 'dialog-page.ts'), anywhere)
    expect([...late].map(([catalogue, { later }]) => [catalogue, later])).toEqual([
      ['dialog', [join(folder, 'late.ts')]],
    ])
  })
  it('are without those of a module whose words come with another part', () => {
    expect(textsOf('rest-page.ts', (file) => file.endsWith('late.ts'))).toEqual(['rest.effect'])
  })
})

describe('the catalogues', () => {
  const catalogues = readCatalogues(messageIds())
  const named = (name: string) => catalogues.get(name) ?? []
  it('are there for the shell, for every page, and for every page that is shown instead', () => {
    const handles = [
      ...pages.map(({ folder, name }) => pageHandle(folder, name)),
      ...Object.values(statusPages),
    ]
    expect(handles.map(({ words }) => words).filter((name) => !catalogues.has(name))).toEqual([])
    expect([SHELL, named(SHELL).length > 40]).toEqual([shellWords, true])
  })
  it("hold what a page shows, and nothing of the shell's or of other pages", () => {
    expect(named('shop/product')).toContain('catalogue.reviews.title')
    expect(named('shop/product')).not.toContain('catalogue.reviews.send')
    expect(named('review-form')).toContain('catalogue.reviews.send')
    expect(named('shop/product')).not.toContain('catalogue.home.title')
    expect(named('shop/product').filter((id) => named(SHELL).includes(id))).toEqual([])
  })
  it('leave the words of refusals to the first refusal, and have those of a lost connection everywhere', () => {
    expect(named('refusals')).toContain('shell.service.locked')
    expect(named(SHELL)).not.toContain('shell.service.locked')
    expect(named(SHELL)).toContain('shell.service.network')
  })
})

it('a message that no screen shows is found; ids that are put together count by their pattern', () => {
  expect(unusedMessages(['cart.title', 'cart.nobodyShowsThis', 'orders.status.complete'])).toEqual([
    'cart.nobodyShowsThis',
  ])
})
