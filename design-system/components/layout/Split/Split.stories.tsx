import type { Meta, StoryObj } from '@storybook/react-vite'
import { Split } from '#design-system/layout/Split'
import { Section } from '#design-system/layout/Section'
import { Text } from '#design-system/text/Text'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Layout/Split', component: Split } satisfies Meta<typeof Split>
export default meta
type Story = StoryObj<typeof Split>

const aside = (
  <Section title="Summary" space="none">
    <Text>HK$878.00</Text>
  </Section>
)

export const Default: Story = {
  render: () => (
    <Split aside={aside} asideLabel="Summary">
      <Section title="Cart" space="none">
        <Text>Three products, four pieces.</Text>
      </Section>
    </Split>
  ),
  play: async ({ canvasElement }) => {
    const aside = within(canvasElement).getByRole('complementary', { name: 'Summary' })
    const main = within(canvasElement).getByRole('heading', { name: 'Cart' })
    await expect(main.getBoundingClientRect().right).toBeLessThan(aside.getBoundingClientRect().left)
    // Read after what it accompanies.
    await expect(main.compareDocumentPosition(aside) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}

/** Nothing to show beside it yet: the main part has the whole width. */
export const EmptyAside: Story = {
  render: () => (
    <Split aside={<span />} isAsideEmpty>
      <Section title="Team" space="none">
        <Text>Three people.</Text>
      </Section>
    </Split>
  ),
  play: async ({ canvas }) => {
    const part = canvas.getByText('Three people.').closest('section')?.parentElement
    await expect(part?.getBoundingClientRect().width).toBe(part?.parentElement?.getBoundingClientRect().width)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ ratio: 'aside' | 'half' }>
      isWide
      values={{ ratio: ['aside', 'half'] }}
      render={(props, index) => (
        <Split {...props} aside={<Text>HK$878.00</Text>}>
          <Section title={`Cart ${index + 1}`} space="none">
            <Text>Three products, four pieces.</Text>
          </Section>
        </Split>
      )}
    />
  ),
}
