// What `npm run new noun name` writes into features/ and app/pages/.
import { formFiles, formStories } from './new-noun-form.mjs'

/** The address of the noun's page: in the dashboard, or beside the shop's other pages for everybody. */
export const pathOf = ({ name, isPublic }) => (isPublic ? `/${name}` : `/dashboard/${name}`)

const viewOf = ({
  name,
  Nouns,
  Noun,
  nouns,
  isPublic,
}) => `import type { ${Noun} } from '#domain/${name}/schema.ts'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Heading } from '#design-system/text/Heading'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
${isPublic ? '' : `import { ${Noun}Form } from './${Noun}Form.tsx'\n`}
export interface ${Nouns}ViewProps {
  /** Undefined while they are being read. */
  ${nouns}: readonly ${Noun}[] | undefined
  /** The read failed and has nothing to show. */
  failure?: ReadFailure | undefined
${isPublic ? '' : '  /** Saves what was typed. Its rejection is shown by the form. */\n  onAdd: (name: string) => Promise<void>\n'}}

/** What the screen shows, in one sentence. */
export function ${Nouns}View({ ${nouns}, failure${isPublic ? '' : ', onAdd'} }: ${Nouns}ViewProps) {
  const intl = useIntl()
  return (
    <Stack gap={6}>
      <Heading level={1} size="page">
        {intl.formatMessage({ id: '${name}.title' })}
      </Heading>
${isPublic ? '' : `      <${Noun}Form onAdd={onAdd} />\n`}      {failure && <ReadError failure={failure} />}
      {!failure && !${nouns} && <Skeleton shape="block" />}
      {!failure && ${nouns}?.length === 0 && (
        <EmptyState title={intl.formatMessage({ id: '${name}.none' })} />
      )}
      {!failure && ${nouns} && ${nouns}.length > 0 && (
        <Stack as="ul" gap={3}>
          {${nouns}.map(({ id, name }) => (
            <li key={id}>
              <Text>{name}</Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
`

const storiesOf = ({
  Nouns,
  nouns,
  title,
  isPublic,
}) => `import { Container } from '#design-system/layout/Container'
${isPublic ? '' : "import { ServiceFault } from '#features/kit/service-fault.ts'\n"}import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent${isPublic ? '' : ', waitFor'} } from 'storybook/test'
import { ${Nouns}View } from './${Nouns}View.tsx'

const meta = {
  title: 'Features/${title}',
  component: ${Nouns}View,
  args: {
    ${nouns}: [{ id: 1, name: 'First', created_at: '2026-11-22 04:00:00' }],
${isPublic ? '' : '    onAdd: fn(async () => undefined),\n'}  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ${Nouns}View>
export default meta
type Story = StoryObj<typeof ${Nouns}View>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First')).toBeVisible()
  },
}
export const Empty: Story = { args: { ${nouns}: [] } }
export const Loading: Story = { args: { ${nouns}: undefined } }
export const Failed: Story = {
  args: { ${nouns}: undefined, failure: { error: null, isRetrying: false, retry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalled()
  },
}
${isPublic ? '' : formStories}`

const publicPage = (names) => {
  const { name, Nouns, nouns } = names
  return {
    [`features/${name}/${Nouns}Page.tsx`]: `import { list${Nouns} } from '#domain/${name}/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useQuery } from '@tanstack/react-query'
import { ${Nouns}View } from './${Nouns}View.tsx'

/** ${pathOf(names)}: what the page is for, in one sentence. */
export function ${Nouns}Page() {
  const ${nouns} = useQuery(handledQuery(list${Nouns}))
  return <${Nouns}View ${nouns}={${nouns}.data} failure={readFailure(${nouns})} />
}
`,
    [`app/pages/shop/${name}.tsx`]: `import { list${Nouns} } from '#domain/${name}/api.ts'
import { Container } from '#design-system/layout/Container'
import { ${Nouns}Page } from '#features/${name}'
import { handledQuery } from '#features/kit/query.ts'
import type { PageQueries, PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Container block="page">
    <${Nouns}Page />
  </Container>
)
export const queries: PageQueries = () => [handledQuery(list${Nouns})]
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: '${name}.title' })
`,
  }
}

const ownPage = (names) => {
  const { name, Nouns, Noun, noun, nouns } = names
  return {
    [`features/${name}/${Nouns}Page.tsx`]: `import { add${Noun}, list${Nouns} } from '#domain/${name}/api.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { handledQuery, useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { ${Nouns}View } from './${Nouns}View.tsx'

/** ${pathOf(names)}: what the page is for, in one sentence. Stands inside the dashboard. */
export function ${Nouns}Page() {
  const intl = useIntl()
  const { isSignedIn } = useSession()
  const { enqueue } = useNotifications()
  const ${nouns} = useQuery({ ...handledQuery(list${Nouns}), enabled: isSignedIn })
  const adding = useMutate(add${Noun}, { handled: true })
  return (
    <${Nouns}View
      ${nouns}={${nouns}.data}
      failure={readFailure(${nouns})}
      onAdd={async (name) => {
        await adding.mutateAsync({ body: { ${noun}: { name } } })
        enqueue({ message: intl.formatMessage({ id: '${name}.add.done' }), variant: 'success' })
      }}
    />
  )
}
`,
    [`app/pages/account/${name}.tsx`]: `import { ${Nouns}Page } from '#features/${name}'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Dashboard current="${nouns}">
    <${Nouns}Page />
  </Dashboard>
)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: '${name}.title' })
`,
  }
}

/** The screen with its stories and the page; a page of the dashboard has a form as well. */
export const screenFiles = (names) => {
  const { name, Nouns, isPublic } = names
  return {
    [`features/${name}/index.ts`]: `export { ${Nouns}Page } from './${Nouns}Page.tsx'\n`,
    [`features/${name}/${Nouns}View.tsx`]: viewOf(names),
    [`features/${name}/${Nouns}.stories.tsx`]: storiesOf(names),
    ...(isPublic ? publicPage(names) : { ...formFiles(names), ...ownPage(names) }),
  }
}
