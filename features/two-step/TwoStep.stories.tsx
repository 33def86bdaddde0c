import type { TwoStepState } from '#domain/two-step/schema.ts'
import { Button } from '#design-system/actions/Button'
import { Container } from '#design-system/layout/Container'
import { ServiceFault } from '#features/kit/service-fault.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ManageTwoStep } from './ManageTwoStep.tsx'
import type { ProofForm } from './proof.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanKey } from './ScanKey.tsx'
import { TwoStepSectionView } from './TwoStepSectionView.tsx'

const meta = {
  title: 'Features/TwoStep',
  decorators: [(Story) => <Container width="measure">{Story()}</Container>],
} satisfies Meta
export default meta
type Story = StoryObj

const off: TwoStepState = {
  is_offered: true,
  is_active: false,
  is_recommended: false,
  recovery_codes_left: 0,
}
const wrongCode = () =>
  Promise.reject(
    new ServiceFault('http', 'wrong', { status: 400, template: 'wrong', refusal: 'twoStep.code' }),
  )

export const SectionOff: Story = { render: () => <TwoStepSectionView state={off} /> }
export const SectionOn: Story = { render: () => <TwoStepSectionView state={{ ...off, is_active: true }} /> }
/** An account that can hold money is told so, and no more than that. */
export const SectionRecommended: Story = {
  render: () => <TwoStepSectionView state={{ ...off, is_recommended: true }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/We recommend turning it on/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Manage two-step sign-in' })).toHaveAttribute(
      'href',
      '/dashboard/profile/two-step',
    )
  },
}
export const SectionLoading: Story = { render: () => <TwoStepSectionView state={undefined} /> }
const retry = fn()
export const SectionFailed: Story = {
  render: () => <TwoStepSectionView state={undefined} failure={{ error: null, isRetrying: false, retry }} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}
/** A shop without a key of its own offers nothing, except to those who have it already. */
export const SectionNotOffered: Story = {
  render: () => <TwoStepSectionView state={{ ...off, is_offered: false }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}

/** A wrong code of the app is told at its field, which keeps it. */
export const Scan: Story = {
  render: () => (
    <ScanKey
      shown={{
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Jadeleaf:mei.chan%40jadeleaf.example?issuer=Jadeleaf&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
      }}
      onCode={wrongCode}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Add Jadeleaf to your authenticator app' })).toHaveFocus(),
    )
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    const code = canvas.getByRole('textbox', { name: /Code from your app/ })
    await userEvent.type(code, '12345')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on two-step sign-in' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Please enter the 6 digits/))
    await userEvent.type(code, '6')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on two-step sign-in' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong or was already used/))
    await expect(code).toHaveValue('123456')
  },
}
const done = fn()
export const Codes: Story = {
  render: () => (
    <RecoveryCodes
      codes={['ABCDE-23456', 'FGHJK-34567', 'MNPQR-45678', 'STUVW-56789', 'XYZAB-67892']}
      onDone={done}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus(),
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: "I've saved my codes" }))
    await expect(done).toHaveBeenCalled()
  },
}
/** Stands for the form of another feature: the proof is always given. */
const Form: ProofForm = ({ onProve, onCancel, labels }) => (
  <>
    <Button onPress={() => void onProve({ current_code: '123456' }, 'ABCDE-23456')}>{labels.submit}</Button>
    <Button onPress={() => onCancel?.()}>{labels.cancel}</Button>
  </>
)
const renew = fn(() => Promise.resolve()),
  turnOff = fn(() => Promise.resolve())
const manage = (codesLeft: number) => (
  <ManageTwoStep codesLeft={codesLeft} onRenew={renew} onTurnOff={turnOff} proof={{ Form, bound: null }} />
)
export const Manage: Story = {
  render: () => manage(1),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You have 1 recovery code left.')).toBeVisible()
  },
}
/** Each change takes a proof and a code; its heading takes the focus, and returning gives it back. */
export const TurnOff: Story = {
  render: () => manage(0),
  play: async ({ canvasElement }) => {
    renew.mockClear()
    turnOff.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByText('You have no recovery codes left.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Get new recovery codes' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Get new recovery codes' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Get new recovery codes' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off two-step sign-in' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Turn off two-step sign-in' })).toHaveFocus(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off two-step sign-in' }))
    await expect(turnOff).toHaveBeenCalledWith({ current_code: '123456', otp: 'ABCDE-23456' })
    await expect(renew).not.toHaveBeenCalled()
  },
}
