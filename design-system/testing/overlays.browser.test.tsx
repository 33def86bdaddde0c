import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConfirmDialog } from '#design-system/overlays/ConfirmDialog'
import { Dialog } from '#design-system/overlays/Dialog'
import { Drawer } from '#design-system/overlays/Drawer'
import { DesignSystemProvider } from '#design-system/provider'
import '#design-system/styles'
import { englishMessages as english } from '#design-system/testing/messages.ts'

interface Kind {
  name: string
  role: 'dialog' | 'alertdialog'
  /** Whether a press beside it closes it: a question waits for its answer. */
  isDismissable: boolean
  show: (overlay: { isOpen: boolean; onClose: () => void; children: ReactNode }) => ReactNode
}

const kinds: readonly Kind[] = [
  {
    name: 'Dialog',
    role: 'dialog',
    isDismissable: true,
    show: (overlay) => <Dialog title="Your address" {...overlay} />,
  },
  {
    name: 'Drawer',
    role: 'dialog',
    isDismissable: true,
    show: (overlay) => <Drawer title="Your address" {...overlay} />,
  },
  {
    name: 'ConfirmDialog',
    role: 'alertdialog',
    isDismissable: false,
    show: (overlay) => (
      <ConfirmDialog
        title="Your address"
        confirmLabel="Remove it"
        cancelLabel="Keep it"
        onConfirm={() => undefined}
        {...overlay}
      />
    ),
  },
]

const messages: Record<string, string> = english
let root: Root
let place: HTMLElement
const submitted = vi.fn<() => void>()

/** A form with a field and, beside it, what opens the overlay: as an address is edited from within a checkout. */
function Page({ kind, children }: { kind: Kind; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <button type="button" onClick={() => setOpen(true)}>
        Change
      </button>
      <a href="#elsewhere">Elsewhere</a>
      <div style={{ height: 3000 }} />
      {kind.show({ isOpen, onClose: () => setOpen(false), children })}
    </form>
  )
}

const open = async (kind: Kind, children: ReactNode = <input aria-label="Street" />) => {
  flushSync(() => {
    root.render(
      <IntlProvider locale="en" messages={messages}>
        <DesignSystemProvider locale="en">
          <Page kind={kind}>{children}</Page>
        </DesignSystemProvider>
      </IntlProvider>,
    )
  })
  const opener = place.querySelector('button')!
  opener.focus()
  await userEvent.keyboard('{Enter}')
  const overlay = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[role=${kind.role}]`)
    expect(found).not.toBeNull()
    expect(found).toContainElement(document.activeElement as HTMLElement)
    return found!
  })
  return { opener, overlay }
}

beforeEach(() => {
  submitted.mockClear()
  place = document.createElement('main')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

describe.each(kinds)('$name', (kind) => {
  it('is named by its heading', async () => {
    const { overlay } = await open(kind)
    expect(overlay).toHaveAccessibleName('Your address')
  })

  it('keeps the focus until Escape, which gives it back to what opened it', async () => {
    const { opener, overlay } = await open(kind)
    for (let presses = 0; presses < 6; presses++) {
      await userEvent.tab()
      expect(overlay).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.tab({ shift: true })
    expect(overlay).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => {
      expect(overlay).not.toBeInTheDocument()
      expect(opener).toHaveFocus()
    })
  })

  it('hides the page from screen readers and keeps it from scrolling', async () => {
    const { opener } = await open(kind)
    expect(opener.closest('[aria-hidden=true], [inert]')).not.toBeNull()
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => {
      expect(opener.closest('[aria-hidden=true], [inert]')).toBeNull()
      expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    })
  })

  it(`${kind.isDismissable ? 'closes at' : 'stays after'} a press beside it`, async () => {
    const { overlay } = await open(kind)
    const backdrop = overlay.parentElement!.parentElement!
    await userEvent.click(backdrop, { position: { x: 2, y: 2 } })
    if (kind.isDismissable)
      await vi.waitFor(() => {
        expect(overlay).not.toBeInTheDocument()
      })
    else {
      await new Promise((done) => setTimeout(done, 300))
      expect(overlay).toBeInTheDocument()
    }
  })

  it('sends its own form, and not the one that it was opened from', async () => {
    const saved = vi.fn<() => void>()
    await open(
      kind,
      <form
        onSubmit={(event) => {
          event.preventDefault()
          saved()
        }}
      >
        <input aria-label="Street" />
        <button>Save</button>
      </form>,
    )
    document.querySelector<HTMLElement>('[aria-label=Street]')!.focus()
    await userEvent.keyboard('{Enter}')
    expect(saved).toHaveBeenCalledOnce()
    expect(submitted).not.toHaveBeenCalled()
  })

  it('sends no form by any of its own buttons', async () => {
    const { overlay } = await open(kind)
    for (const button of overlay.querySelectorAll('button')) button.click()
    expect(submitted).not.toHaveBeenCalled()
  })

  it('lets a second one lie over it, and comes back when that one closes', async () => {
    function Second() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Help
          </button>
          <Dialog title="What is a street?" isOpen={isOpen} onClose={() => setOpen(false)}>
            The first line.
          </Dialog>
        </>
      )
    }
    const { overlay } = await open(kind, <Second />)
    const help = [...overlay.querySelectorAll('button')].find((button) => button.textContent === 'Help')!
    help.focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => {
      expect(document.activeElement?.closest('[role=dialog]')).toHaveAccessibleName('What is a street?')
    })
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => {
      expect(help).toHaveFocus()
    })
    expect(overlay).toBeInTheDocument()
  })
})
