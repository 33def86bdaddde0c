// Scaffolds the house style: npm run new component group/Name · new feature name · new noun name · new noun name -- --public [--into folder]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { noun, pageLines } from './new-noun.mjs'
import { pathOf } from './new-noun-screen.mjs'

const languages = ['en', 'zh_cn', 'zh_hk', 'ms', 'vi', 'th']
const camel = (name) => name[0].toLowerCase() + name.slice(1)
const pascal = (name) => name.replace(/(^|-)(.)/g, (_, _dash, letter) => letter.toUpperCase())

/** A component of the design system: index, styles, the component, its stories. */
function component(path) {
  const [, group, name] = /^([a-z]+)\/([A-Z][A-Za-z0-9]+)$/.exec(path) ?? []
  if (!name || !existsSync(`design-system/components/${group}`))
    throw new Error(
      `A component is named in PascalCase behind its group, such as data/PriceTag; "${path}" is not.`,
    )
  const [folder, own] = [`design-system/components/${group}/${name}`, camel(name)]
  return {
    next: [
      `Say in ${folder}/${name}.tsx what it is for, and what to use instead.`,
      `npm run storybook shows it below "${pascal(group)}".`,
      'The design system knows nothing of shops: texts come in translated.',
      `Its pictures: npm run pictures -- ${folder}. Its size: npm run sizes -- --write.`,
      'Its public names: npm exec -- vitest run --project unit tests/design-system/api.test.ts -u, with a changeset: npm exec -- changeset.',
    ],
    files: {
      [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx'\n`,
      [`${folder}/${name}.css.ts`]: `import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const ${own} = style({ padding: vars.space.s3, borderRadius: vars.radius.control })
export const tones = styleVariants({
  neutral: { background: vars.colour.surfaceSunken, color: vars.colour.ink },
  brand: { background: vars.colour.brandTint, color: vars.colour.brand },
})
`,
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './${name}.css.ts'

export interface ${name}Props extends RootProps {
  /** The colour, by what the content means. @default 'neutral' */
  tone?: keyof typeof css.tones
  /** What is shown inside. */
  children?: ReactNode
}

/** Say in one sentence what it is for. Say in another which component to use instead, and when. */
export function ${name}({ tone = 'neutral', children, ...rest }: ${name}Props) {
  return <div {...rootProps(rest)} className={cx(css.${own}, css.tones[tone])}>{children}</div>
}
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from '#design-system/${group}/${name}'
import type { ${name}Props } from '#design-system/${group}/${name}'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: '${pascal(group)}/${name}', component: ${name} } satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof ${name}>

export const Default: Story = {
  args: { children: '${name}' },
  play: async ({ canvas }) => { await expect(canvas.getByText('${name}')).toBeVisible() },
}

const tones: NonNullable<${name}Props['tone']>[] = ['neutral', 'brand']
export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } }, render: () => <Permutations<{ tone: NonNullable<${name}Props['tone']> }> values={{ tone: tones }} render={(props) => <${name} {...props}>Final 已确认</${name}>} /> }
`,
    },
  }
}

/** A feature: its page, the reads that the server puts into the HTML, its catalogues in six languages, the page's module and its two lines. */
function feature(name, _into, isPublic) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`A feature is named by a noun in kebab-case, such as gift-cards; "${name}" is not.`)
  const [folder, Name] = [`features/${name}`, pascal(name)]
  return {
    next: [
      `Translate locales/${name}/*.json by meaning (npm run check -- catalogues is red until then), then npm run i18n:compile and npm run i18n:read.`,
      `Its nouns belong to domain/${name} (schema.ts, api.ts, api-schemas.ts) and service/${name} (routes.ts).`,
    ],
    lines: pageLines({ page: camel(Name), path: pathOf({ name, isPublic }), isPublic }),
    files: {
      [`${folder}/index.ts`]: `export { ${Name}Page } from './${Name}Page.tsx'\nexport { ${camel(Name)}PageQueries } from './queries.ts'\n`,
      [`${folder}/queries.ts`]: `/** The reads that the server puts into the HTML of the page: \`query(endpoint, input)\` of #features/kit/query.ts. */\nexport const ${camel(Name)}PageQueries = () => []\n`,
      [`${folder}/${Name}Page.tsx`]: `import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { Stack } from '#design-system/layout/Stack'
import { useIntl } from 'react-intl'

/** What the page is for, in one sentence. */
export function ${Name}Page() {
  const intl = useIntl()
  return (
    <Container>
      <Stack gap={6}>
        <Heading level={1} size="page">{intl.formatMessage({ id: '${name}.page.title' })}</Heading>
      </Stack>
    </Container>
  )
}
`,
      [`${folder}/${Name}Page.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${Name}Page } from './${Name}Page.tsx'

const meta = { title: 'Pages/${Name}', component: ${Name}Page } satisfies Meta<typeof ${Name}Page>
export default meta
type Story = StoryObj<typeof ${Name}Page>

export const Default: Story = { play: async ({ canvas }) => { await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible() } }
`,
      [`app/pages/${isPublic ? 'shop' : 'account'}/${name}.tsx`]: `import { ${Name}Page, ${camel(Name)}PageQueries } from '#features/${name}'
import type { PageQueries, PageTitle } from '../../router/page.ts'

export const Page = ${Name}Page
export const queries: PageQueries = () => ${camel(Name)}PageQueries()
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: '${name}.page.title' })
`,
      ...Object.fromEntries(
        languages.map((language) => [
          `locales/${name}/${language}.json`,
          `${JSON.stringify({ [`${name}.page.title`]: Name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') }, null, 2)}\n`,
        ]),
      ),
    },
  }
}

/** Puts a line where a list wants it. @throws Error when the list no longer looks as it did */
function insert(text, { before, after }, line, file) {
  const anchor = before ?? after
  const at = text.indexOf(anchor)
  if (at < 0) throw new Error(`${file} holds no "${anchor.trim()}" any more: mend scripts/new-noun.mjs.`)
  const position = before === undefined ? at + anchor.length : at
  return text.slice(0, position) + line + text.slice(position)
}

/** Writes the lines into their lists, all of them or none. */
function writeLines(into, lines) {
  const texts = new Map()
  for (const [file, place, line] of lines)
    texts.set(file, insert(texts.get(file) ?? readFileSync(join(into, file), 'utf8'), place, line, file))
  for (const [file, text] of texts) {
    writeFileSync(join(into, file), text)
    console.log(`${file} (line added)`)
  }
}

/** What somebody wants who makes a component a second time. */
const variant =
  ' For a variant, add a value to a property of the component (such as `tone` or `size`), its style to the styleVariants of its .css.ts, and a row to its Matrix story.'

const kinds = { component, feature, noun }
try {
  const {
    values: { into, public: isPublic },
    positionals: [kind, name],
  } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string', default: '.' }, public: { type: 'boolean', default: false } },
  })
  const make = kinds[kind]
  if (!make || !name)
    throw new Error(
      'npm run new component group/Name, npm run new feature name, npm run new noun name (in the dashboard), or npm run new noun name -- --public (for everybody)',
    )
  const { files, lines = [], next } = make(name, into, isPublic)
  const taken = Object.keys(files).find((file) => existsSync(join(into, file)))
  if (taken)
    throw new Error(`${taken} is there already; nothing was written.${kind === 'component' ? variant : ''}`)
  writeLines(into, lines)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(into, file)), { recursive: true })
    writeFileSync(join(into, file), text)
    console.log(file)
  }
  // Without the formatter the files are only laid out differently, which `npm run format` mends.
  spawnSync('oxfmt', [...Object.keys(files), ...lines.map(([file]) => file)], {
    cwd: into,
    shell: process.platform === 'win32',
  })
  console.log(`\n${next.map((line) => `· ${line}`).join('\n')}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
