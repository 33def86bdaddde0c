import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/actions/Button'
import { WizardStep, type WizardStepProps, type WizardStepState } from '#design-system/navigation/WizardStep'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const args: WizardStepProps = {
  number: 2,
  state: 'current',
  title: 'Order',
  summary: '100004790, placed 8 November 2026',
  children: 'Which order is it about?',
}
const meta = { title: 'Navigation/WizardStep', component: WizardStep, args } satisfies Meta<typeof WizardStep>
export default meta
type Story = StoryObj<typeof WizardStep>

const titles = ['Order', 'Products and reason', 'Review and send']
function Wizard({ isFocusMoved = true }: Pick<WizardStepProps, 'isFocusMoved'>) {
  const [now, setNow] = useState(0)
  return titles.map((title, index) => (
    <WizardStep
      key={title}
      number={index + 1}
      title={title}
      state={index < now ? 'done' : index === now ? 'current' : 'next'}
      summary={`Answer ${index + 1}`}
      onEdit={() => setNow(index)}
      isFocusMoved={isFocusMoved}
    >
      <Button variant="primary" onPress={() => setNow(index + 1)}>
        Continue
      </Button>
    </WizardStep>
  ))
}

/** Each step that opens takes the focus to its title, going on and coming back. */
export const ThreeSteps: Story = {
  render: () => <Wizard />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(document.body).toHaveFocus())
    await expect(page.getByRole('region', { name: 'Order' })).toHaveAttribute('aria-current', 'step')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('heading', { name: 'Products and reason' })).toHaveFocus())
    await expect(page.getByRole('heading', { name: 'Order Done' })).toBeVisible()
    await expect(page.getByText('Answer 1')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Edit: Order' }))
    await waitFor(() => expect(page.getByRole('heading', { name: 'Order' })).toHaveFocus())
    await expect(page.queryByText('Answer 1')).toBeNull()
  },
}
/** While the page settles on a step by itself, nobody's focus moves. */
export const WithoutFocus: Story = {
  render: () => <Wizard isFocusMoved={false} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await expect(page.getByRole('region', { name: 'Products and reason' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(page.getByRole('heading', { name: 'Products and reason' })).not.toHaveFocus()
  },
}
export const Done: Story = { args: { state: 'done', onEdit: fn() } }

const states: WizardStepState[] = ['done', 'current', 'next']
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<WizardStepProps, 'state' | 'title'>>
      isWide
      values={{
        title: ['Order', 'สินค้าที่ต้องการคืนพร้อมเหตุผลโดยละเอียด และจำนวนของแต่ละรายการที่เปิดแล้ว'],
        state: states,
      }}
      render={(props) => <WizardStep {...args} {...props} onEdit={fn()} />}
    />
  ),
}
