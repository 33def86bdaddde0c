import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '#design-system/actions/Button'
import { Container } from '#design-system/layout/Container'
import { moreIcons } from '#design-system/text/Icon'
import { LinkButton } from '#design-system/actions/LinkButton'
import { ScrollRow } from '#design-system/layout/ScrollRow'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Layout/ScrollRow',
  component: ScrollRow,
  parameters: { padded: false },
} satisfies Meta<typeof ScrollRow>
export default meta
type Story = StoryObj<typeof ScrollRow>

const chips = [
  'ผลิตภัณฑ์วิตามินและแร่ธาตุ',
  'Tulang dan sendi',
  'Family',
  'HK$100–HK$200',
  'Capsules',
  'In stock only',
]
export const Default: Story = {
  render: () => (
    <Container>
      <ScrollRow
        lead={<Button icon="filter">Filters (6)</Button>}
        end={<Button icon={moreIcons.sort}>Popular</Button>}
      >
        {chips.map((name) => (
          <LinkButton key={name} size="sm" variant="tint" icon="close" href="#">
            {name}
          </LinkButton>
        ))}
      </ScrollRow>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(6)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
export const List: Story = {
  render: () => (
    <Container>
      <ScrollRow as="ul">
        {chips.map((name) => (
          <li key={name}>
            <LinkButton size="sm" variant="line" href="#">
              {name}
            </LinkButton>
          </li>
        ))}
      </ScrollRow>
    </Container>
  ),
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ as: 'div' | 'ul'; lead: string | undefined; end: string | undefined }>
      values={{ as: ['div', 'ul'], lead: ['Filters', undefined], end: ['Popular', undefined] }}
      isWide
      render={({ as = 'div', lead, end }) => (
        <ScrollRow
          as={as}
          lead={lead && <Button icon="filter">{lead}</Button>}
          end={end && <Button icon={moreIcons.sort}>{end}</Button>}
        >
          {chips.map((name) =>
            as === 'ul' ? (
              <li key={name}>
                <LinkButton size="sm" href="#">
                  {name}
                </LinkButton>
              </li>
            ) : (
              <LinkButton key={name} size="sm" href="#">
                {name}
              </LinkButton>
            ),
          )}
        </ScrollRow>
      )}
    />
  ),
}
