import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { DialogTrigger, MenuTrigger, Menu, MenuItem, Popover } from 'react-aria-components'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '#design-system/actions/Button'
import { moreIcons } from '#design-system/text/Icon'
import { IconButton } from '#design-system/actions/IconButton'
import { DesignSystemProvider } from '#design-system/provider'
import { ToggleButton } from '#design-system/actions/ToggleButton'
import { Tooltip } from '#design-system/overlays/Tooltip'
import '#design-system/styles'
import { englishMessages as english } from '#design-system/testing/messages.ts'
import { pointer } from './pointer.ts'

const messages: Record<string, string> = english
let root: Root
let place: HTMLElement

beforeEach(() => {
  place = document.createElement('main')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

function show(content: ReactNode): HTMLButtonElement {
  flushSync(() => {
    root.render(
      <IntlProvider locale="en" messages={messages}>
        <DesignSystemProvider locale="en">
          {content}
          <p>Beside it</p>
        </DesignSystemProvider>
      </IntlProvider>,
    )
  })
  return place.querySelector('button')!
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

const kinds: readonly [string, (act: () => void) => ReactNode][] = [
  ['Button', (act) => <Button onPress={act}>Pay</Button>],
  ['IconButton', (act) => <IconButton icon="trash" label="Remove" onPress={act} />],
  [
    'ToggleButton',
    (act) => (
      <ToggleButton isSelected={false} onChange={act}>
        In stock
      </ToggleButton>
    ),
  ],
]

describe.each(kinds)('%s, as react-aria has it', (_, render) => {
  const act = vi.fn<() => void>()
  beforeEach(() => act.mockClear())

  it('acts once a click, a press of Enter or of Space', async () => {
    const button = show(render(act))
    await userEvent.click(button)
    expect(act).toHaveBeenCalledTimes(1)
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(act).toHaveBeenCalledTimes(2)
    await userEvent.keyboard(' ')
    expect(act).toHaveBeenCalledTimes(3)
  })

  it("acts on a screen reader's activate command, which is a click without a pointer", () => {
    show(render(act)).click()
    expect(act).toHaveBeenCalledOnce()
  })

  it('does nothing when the pointer leaves before it is released', async () => {
    const button = show(render(act))
    flushSync(() => pointer('pointerdown', button))
    expect(button).toHaveAttribute('data-pressed')
    pointer('pointerup', document.querySelector('p')!)
    expect(act).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(button).not.toHaveAttribute('data-pressed'))
  })

  it('does nothing when a finger begins to scroll', async () => {
    const button = show(render(act))
    pointer('pointerdown', button, 'touch')
    pointer('pointercancel', button, 'touch')
    pointer('pointerup', button, 'touch')
    await wait(120)
    expect(act).not.toHaveBeenCalled()
  })

  it('is not hovered by a finger', () => {
    const button = show(render(act))
    pointer('pointerover', button, 'touch')
    expect(button).not.toHaveAttribute('data-hovered')
  })
})

describe('a button that waits', () => {
  const act = vi.fn<() => void>()
  beforeEach(() => act.mockClear())

  function Waiting({ label }: { label?: string }) {
    const [isPending, setPending] = useState(false)
    return (
      <Button
        isPending={isPending}
        pendingLabel="Paying…"
        {...(label !== undefined && { 'aria-label': label })}
        onPress={() => {
          act()
          setPending(true)
        }}
      >
        Pay
      </Button>
    )
  }
  const said = () =>
    [...document.querySelectorAll('[data-live-announcer] [aria-labelledby]')].flatMap((words) =>
      (words.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map(
          (id) =>
            document.getElementById(id)?.getAttribute('aria-label') ??
            document.getElementById(id)?.textContent,
        ),
    )

  it('keeps the focus, is announced and takes no second press', async () => {
    const button = show(<Waiting />)
    await userEvent.click(button)
    await vi.waitFor(() => expect(said()).toContain('Paying…'))
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button, { force: true })
    await userEvent.keyboard('{Enter}')
    button.click()
    expect(act).toHaveBeenCalledOnce()
  })

  it('has the waiting words in its name beside an aria-label', async () => {
    const button = show(<Waiting label="Pay HK$168.00" />)
    await userEvent.click(button)
    await vi.waitFor(() => expect(button).toHaveAccessibleName('Pay HK$168.00 Paying…'))
  })

  it('sends its form no second time', async () => {
    const submit = vi.fn<() => void>()
    function PayForm() {
      const [isPending, setPending] = useState(false)
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submit()
            setPending(true)
          }}
        >
          <input aria-label="Card" />
          <input aria-label="Name" />
          <Button type="submit" name="act" value="pay" isPending={isPending}>
            Pay
          </Button>
        </form>
      )
    }
    const button = show(<PayForm />)
    await userEvent.click(button)
    await userEvent.click(button, { force: true })
    button.click()
    place.querySelector('input')!.focus()
    await userEvent.keyboard('{Enter}')
    expect(submit).toHaveBeenCalledOnce()
  })
})

describe("in react-aria's triggers", () => {
  it('opens the menu of a MenuTrigger and has the focus back after Escape', async () => {
    const button = show(
      <MenuTrigger>
        <Button>More</Button>
        <Popover>
          <Menu aria-label="More">
            <MenuItem>Print</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>,
    )
    expect(button).toHaveAttribute('aria-haspopup')
    await userEvent.click(button)
    await vi.waitFor(() => expect(document.querySelector('[role=menuitem]')).not.toBeNull())
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(button).toHaveFocus())
  })

  it('opens the popover of a DialogTrigger', async () => {
    const button = show(
      <DialogTrigger>
        <IconButton icon="share" label="Share" />
        <Popover aria-label="Share">Words</Popover>
      </DialogTrigger>,
    )
    await userEvent.click(button)
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toHaveTextContent('Words'))
  })
})

describe('held by a finger under a Tooltip', () => {
  const act = vi.fn<() => void>()
  beforeEach(() => act.mockClear())
  const tooltip = () => document.querySelector('[role=tooltip]')

  it('shows its name and does nothing', async () => {
    const button = show(
      <Tooltip>
        <IconButton icon={moreIcons.copy} label="Copy" onPress={act} />
      </Tooltip>,
    )
    pointer('pointerdown', button, 'touch')
    await vi.waitFor(() => expect(tooltip()).toHaveTextContent('Copy'))
    pointer('pointerup', button, 'touch')
    await wait(120)
    expect(act).not.toHaveBeenCalled()
  })

  it('acts when it is only touched', async () => {
    const button = show(
      <Tooltip>
        <IconButton icon={moreIcons.copy} label="Copy" onPress={act} />
      </Tooltip>,
    )
    pointer('pointerdown', button, 'touch')
    pointer('pointerup', button, 'touch')
    await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
    expect(tooltip()).toBeNull()
  })
})
