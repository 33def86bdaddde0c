import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileUpload, type UploadFile } from '#design-system/fields/FileUpload'
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

/** The pictures that are chosen, by the buttons that take them away. */
const names = (canvas: { queryAllByRole: (role: string, by: { name: RegExp }) => HTMLElement[] }) =>
  canvas
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''))

/** FileTrigger's input, which is not shown: its button opens the file chooser. */
const inputIn = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type=file]')!

export const ChooseAndRemove: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = inputIn(canvasElement)
    const choose = canvas.getByRole('button', { name: 'Choose photos' })
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Drop, paste or choose photos' })).toHaveFocus(),
    )
    await userEvent.tab()
    await waitFor(() => expect(choose).toHaveFocus())
    await expect(choose).toHaveAccessibleDescription('JPG or PNG, 1 to 5 photos, up to 5 MB each')
    const opened = fn()
    input.addEventListener('click', opened, { once: true })
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.upload(input, [picture('front.png'), picture('back.png')])
    await waitFor(() => expect(names(canvas)).toEqual(['front.png', 'back.png']))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 photos selected')
    await expect(await canvas.findByRole('img', { name: 'Preview of front.png' })).toBeVisible()
    await userEvent.upload(input, picture('side.png'))
    await waitFor(() => expect(names(canvas)).toEqual(['front.png', 'back.png', 'side.png']))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove back.png' }))
    await expect(names(canvas)).toEqual(['front.png', 'side.png'])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove side.png' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove front.png' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(choose).toHaveFocus())
    // The same picture again.
    await userEvent.upload(input, picture('front.png'))
    await waitFor(() => expect(names(canvas)).toEqual(['front.png']))
  },
}

export const MistakesOnThePicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = inputIn(canvasElement)
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
      .map((row) => /This (?:photo|isn't).*|You can.*/.exec(row.textContent)?.[0])
    await expect(said).toEqual([
      undefined,
      'This photo is larger than 5 MB.',
      "This isn't a JPG or PNG photo.",
      "This isn't a JPG or PNG photo.",
      undefined,
      'You can send up to 5 photos. Please remove this one or another.',
    ])
    // said when the pictures come, and described where one chooses others (WCAG 3.3.1, 4.1.3)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "6 photos selected large.png: This photo is larger than 5 MB. paper.pdf: This isn't a JPG",
    )
    await expect(canvas.getByRole('button', { name: 'Choose photos' })).toHaveAccessibleDescription(
      /larger than 5 MB.*isn't a JPG/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove large.png' }))
    await expect(canvas.queryByText(/up to 5 photos\. Please/)).toBeNull()
  },
}

const carrying = (...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const choose = canvas.getByRole('button', { name: 'Choose photos' })
    const zone = choose.parentElement ?? canvasElement
    const dataTransfer = carrying(picture('dropped.png'))
    // A synthetic drag allows nothing by itself, and its files are in no file system.
    Object.defineProperties(dataTransfer, {
      effectAllowed: { value: 'all' },
      items: { value: [{ kind: 'file', getAsFile: () => picture('dropped.png') }] },
    })
    const drag = (type: string, target: Element) =>
      fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    await drag('dragenter', zone)
    // From the zone onto its button: the zone stays marked.
    await drag('dragenter', choose)
    await drag('dragleave', zone)
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'))
    await drag('drop', choose)
    await waitFor(() => expect(names(canvas)).toEqual(['dropped.png']))
    await expect(zone).not.toHaveAttribute('data-drop-target')
  },
}

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const paste = (...files: File[]) =>
      fireEvent(
        document.activeElement ?? document.body,
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(...files) }),
      )
    await paste(picture('elsewhere.png'))
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Drop, paste or choose photos' })).toHaveFocus(),
    )
    await paste(picture('first.png'), picture('second.png'))
    await waitFor(() => expect(names(canvas)).toEqual(['first.png', 'second.png']))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 photos selected')
    // A press beside the button focuses the zone; the button takes a paste as well.
    await userEvent.click(canvas.getByText('or drop or paste photos here'))
    await paste(picture('third.png'))
    await waitFor(() => expect(names(canvas)).toEqual(['first.png', 'second.png', 'third.png']))
    canvas.getByRole('button', { name: 'Choose photos' }).focus()
    await paste(picture('fourth.png'))
    await waitFor(() => expect(names(canvas)).toHaveLength(4))
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
    const canvas = within(canvasElement)
    await expect(canvas.getByText('This picture could not be read. Please take it again.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose photos' })).toHaveAccessibleDescription(
      /^One picture was refused\. This picture could not be read.* JPG or PNG/,
    )
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
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
