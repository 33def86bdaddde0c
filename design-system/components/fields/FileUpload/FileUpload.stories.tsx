import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileUpload, type UploadFile } from '#design-system/FileUpload'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
const picture = (name: string, bytes = png.length) =>
  new File([png, new Uint8Array(Math.max(0, bytes - png.length))], name, { type: 'image/png' })
const item = (name: string, more: Partial<UploadFile> = {}): UploadFile => ({
  id: name,
  file: picture(name),
  ...more,
})
const meta = {
  title: 'Fields/FileUpload',
  component: FileUpload,
  args: { label: 'Proof photos', files: [], onChange: fn(), isRequired: true },
  render: (args) => (
    <Held<readonly UploadFile[]> initial={args.files} onChange={(files) => args.onChange([...files])}>
      {(files, set) => <FileUpload {...args} files={files} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof FileUpload>

const names = (canvas: { queryAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.queryAllByRole('listitem').map((row) => row.querySelector('div > span')?.textContent)

export const ChooseAndRemove: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>(/Choose pictures/)
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input).toHaveAccessibleDescription('JPG or PNG, 1 to 5 pictures, up to 5 MB each')
    await userEvent.upload(input, [picture('front.png'), picture('back.png')])
    await waitFor(() => expect(names(canvas)).toEqual(['front.png', 'back.png']))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 pictures selected')
    await expect(await canvas.findByRole('img', { name: 'Preview of front.png' })).toBeVisible()
    await userEvent.upload(input, picture('side.png'))
    await waitFor(() => expect(names(canvas)).toEqual(['front.png', 'back.png', 'side.png']))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove back.png' }))
    await expect(names(canvas)).toEqual(['front.png', 'side.png'])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove side.png' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove front.png' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(input).toHaveFocus())
    // The same picture again.
    await userEvent.upload(input, picture('front.png'))
    await waitFor(() => expect(names(canvas)).toEqual(['front.png']))
  },
}

export const MistakesOnThePicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>(/Choose pictures/)
    const renamed = new File(['GIF89a not a picture'], 'renamed.png', { type: 'image/png' })
    // Chosen despite the `accept` filter, as some devices allow.
    input.removeAttribute('accept')
    await userEvent.upload(input, [
      picture('just-right.png', 5 * 1024 * 1024),
      picture('large.png', 5 * 1024 * 1024 + 1),
      new File(['x'], 'paper.pdf', { type: 'application/pdf' }),
      renamed,
      picture('five.png'),
      picture('six.png'),
    ])
    await waitFor(() => expect(names(canvas)).toHaveLength(6))
    const said = canvas
      .getAllByRole('listitem')
      .map((row) => /This (?:picture|is).*|You can.*/.exec(row.textContent)?.[0])
    await expect(said).toEqual([
      undefined,
      'This picture is larger than 5 MB.',
      'This is not a JPG or PNG picture.',
      'This is not a JPG or PNG picture.',
      undefined,
      'You can send up to 5 pictures. Please remove this one or another.',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove large.png' }))
    await expect(canvas.queryByText(/up to 5 pictures\. Please/)).toBeNull()
  },
}

export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const zone = canvas.getByText('Choose pictures').closest('label') ?? canvasElement
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(picture('dropped.png'))
    const drag = (type: string) =>
      fireEvent(zone, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    await drag('dragover')
    await drag('drop')
    await waitFor(() => expect(names(canvas)).toEqual(['dropped.png']))
  },
}

export const RefusedByTheService: Story = {
  args: {
    files: [
      item('front.png'),
      item('back.png', { message: 'This picture could not be read. Please take it again.' }),
    ],
    errorMessage: 'One picture was refused.',
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('This picture could not be read. Please take it again.'),
    ).toBeVisible()
  },
}

export const Matrix: Story = {
  render: () => (
    <Permutations<{ files: UploadFile[]; isDisabled: boolean; errorMessage: string; label: string }>
      values={{
        files: [
          [],
          [
            item('front.png'),
            item('a-very-long-name-of-a-photo-as-phones-write-it-20261121-161323.png', { isNoPicture: true }),
          ],
        ],
        isDisabled: [false, true],
        errorMessage: ['', 'กรุณาแนบรูปหลักฐานอย่างน้อยหนึ่งรูป'],
        label: ['Proof photos', 'Gambar bukti pembelian daripada akaun lama'],
      }}
      render={(props) => <FileUpload label="Proof photos" files={[]} onChange={fn()} {...props} />}
    />
  ),
}
