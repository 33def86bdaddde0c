// Scaffolds the house style: npm run new component Name · npm run new feature name [-- --into folder]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

const languages = ['en', 'zh_cn', 'zh_hk', 'ms', 'vi', 'th']
const camel = (name) => name[0].toLowerCase() + name.slice(1)
const pascal = (name) => name.replace(/(^|-)(.)/g, (_, _dash, letter) => letter.toUpperCase())

/** A component of the design system: index, styles, the component, its stories. */
function component(name) {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) throw new Error(`A component is named in PascalCase, such as PriceTag; "${name}" is not.`)
  const [folder, own] = [`design-system/components/${name}`, camel(name)]
  return {
    next: [`Say in ${folder}/${name}.tsx what it is for.`, `npm run storybook shows it below "New/${name}": give it its place in the title.`, 'The design system knows nothing of shops: texts come in translated.'],
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
import { cx } from '../../private/cx.ts'
import * as css from './${name}.css.ts'

export interface ${name}Props {
  tone?: keyof typeof css.tones
  children?: ReactNode
}

/** What it is for, in one sentence. */
export function ${name}({ tone = 'neutral', children }: ${name}Props) {
  return <div className={cx(css.${own}, css.tones[tone])}>{children}</div>
}
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from '#design-system/${name}'
import type { ${name}Props } from '#design-system/${name}'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = { title: 'New/${name}', component: ${name} } satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof ${name}>

export const Usual: Story = {
  args: { children: '${name}' },
  play: async ({ canvas }) => { await expect(canvas.getByText('${name}')).toBeVisible() },
}

const tones: NonNullable<${name}Props['tone']>[] = ['neutral', 'brand']
export const Matrix: Story = { render: () => <Permutations<{ tone: NonNullable<${name}Props['tone']> }> values={{ tone: tones }} render={(props) => <${name} {...props}>Final 已确认</${name}>} /> }
`,
    },
  }
}

/** A feature: its page, the reads that the server puts into the HTML, its catalogues in six languages, the route's module. */
function feature(name) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`A feature is named by a noun in kebab-case, such as gift-cards; "${name}" is not.`)
  const [folder, Name] = [`features/${name}`, pascal(name)]
  return {
    next: [
      `Give the page a route: page('/${name}', '${name}', () => import('./pages/${name}.tsx'), ['${name}']) in app/routes.tsx.`,
      `Translate locales/${name}/*.json by meaning, then npm run i18n:compile.`,
      `Its nouns belong to domain/${name} (schema.ts, api.ts) and service/${name} (routes.ts).`,
    ],
    files: {
      [`${folder}/index.ts`]: `export { ${Name}Page } from './${Name}Page.tsx'\nexport { ${camel(Name)}PageQueries } from './queries.ts'\n`,
      [`${folder}/queries.ts`]: `/** The reads that the server puts into the HTML of the page: \`query(endpoint, input)\` of #features/kit/query.ts. */\nexport const ${camel(Name)}PageQueries = () => []\n`,
      [`${folder}/${Name}Page.tsx`]: `import { Container } from '#design-system/Container'
import { Heading } from '#design-system/Heading'
import { Stack } from '#design-system/Stack'
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

export const Usual: Story = { play: async ({ canvas }) => { await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible() } }
`,
      [`app/pages/${name}.tsx`]: `import { ${Name}Page, ${camel(Name)}PageQueries } from '#features/${name}'
import type { PageQueries, PageTitle } from '../page.ts'

export const Page = ${Name}Page
export const queries: PageQueries = () => ${camel(Name)}PageQueries()
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: '${name}.page.title' })
`,
      ...Object.fromEntries(languages.map((language) => [`locales/${name}/${language}.json`, `${JSON.stringify({ [`${name}.page.title`]: Name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') }, null, 2)}\n`])),
    },
  }
}

const kinds = { component, feature }
try {
  const { values, positionals: [kind, name] } = parseArgs({ allowPositionals: true, options: { into: { type: 'string', default: '.' } } })
  const make = kinds[kind]
  if (!make || !name) throw new Error('npm run new component Name, or npm run new feature name')
  const { files, next } = make(name)
  const taken = Object.keys(files).find((file) => existsSync(join(values.into, file)))
  if (taken) throw new Error(`${taken} is there already; nothing was written.`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(values.into, file)), { recursive: true })
    writeFileSync(join(values.into, file), text)
    console.log(file)
  }
  console.log(`\n${next.map((line) => `· ${line}`).join('\n')}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
