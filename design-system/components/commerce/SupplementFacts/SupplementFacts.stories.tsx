import type { Meta, StoryObj } from '@storybook/react-vite'
import { SupplementFacts } from '#design-system/commerce/SupplementFacts'
import { expect, within } from 'storybook/test'

const meta = { title: 'Commerce/SupplementFacts', component: SupplementFacts } satisfies Meta<
  typeof SupplementFacts
>
export default meta
type Story = StoryObj<typeof SupplementFacts>

const rows = [
  { name: 'Vitamin C (ascorbic acid)', amount: '1000 mg', dailyValue: '1000%' },
  { name: 'Citrus flavonoids', amount: '50 mg' },
  { name: 'Zinc (zinc gluconate)', amount: '5 mg', dailyValue: '33%' },
]

export const Default: Story = {
  args: {
    caption: 'Supplement facts',
    serving: (
      <>
        <span>Serving size: 1 tablet. 60 servings.</span>
        <br />
        <span>One tablet a day after a meal.</span>
      </>
    ),
    rows,
    note: 'NRV: nutrient reference value. Free from gluten and lactose.',
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: /Supplement facts/ })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Ingredient', 'Per serving', '% NRV'])
    const zinc = within(table).getByRole('rowheader', { name: 'Zinc (zinc gluconate)' }).closest('tr')
    await expect(zinc).toHaveTextContent('5 mg33%')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { caption: 'Thành phần', rows: rows.map(({ name, amount }) => ({ name, amount })), level: 3 },
}
