import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardFocus } from './focus-guard.ts'

let stop: () => void
const main = document.createElement('main')
const find = (selector: string) => main.querySelector<HTMLElement>(selector)!
const show = (html: string) => {
  main.innerHTML = html
}
/** The guard looks after everything else that moves the focus. */
const settled = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))
  })
const focused = async () => {
  await settled()
  return document.activeElement?.textContent || document.activeElement?.tagName
}

beforeEach(() => {
  main.dataset['page'] = '/cart'
  document.body.replaceChildren(main)
  show(`<h1>Cart</h1><ul>${['A', 'B', 'C'].map((row) => `<li>${row} <button>Remove ${row}</button></li>`).join('')}</ul>
    <section><h2>Coupon</h2><p><button id="apply">Apply</button></p></section>`)
  stop = guardFocus()
})
afterEach(() => {
  stop()
})
const row = (number: number) => find(`li:nth-child(${number})`)
const focusRow = (number: number) => {
  row(number).querySelector('button')!.focus()
}

describe('when the focused control goes, the focus', () => {
  it('goes to the next row of its list', async () => {
    focusRow(2)
    row(2).remove()
    expect(await focused()).toBe('Remove C')
  })
  it('goes to the row before when it was the last', async () => {
    focusRow(3)
    row(3).remove()
    expect(await focused()).toBe('Remove B')
  })
  it('goes to what has come in its place', async () => {
    find('#apply').focus()
    find('#apply').outerHTML = '<p>WELCOME50 <button>Take the coupon off</button></p>'
    expect(await focused()).toBe('Take the coupon off')
  })
  it('goes to the heading of its part when nothing is left there', async () => {
    find('#apply').focus()
    find('section p').remove()
    expect(await focused()).toBe('Coupon')
  })
  it('waits nearby while the control is disabled, and comes back to it', async () => {
    const apply = find('#apply') as HTMLButtonElement
    apply.focus()
    apply.disabled = true
    await settled()
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement).not.toBe(apply)
    apply.disabled = false
    expect(await focused()).toBe('Apply')
  })
  it('stays where the person has put it meanwhile', async () => {
    const apply = find('#apply') as HTMLButtonElement
    apply.focus()
    apply.disabled = true
    await settled()
    focusRow(1)
    apply.disabled = false
    expect(await focused()).toBe('Remove A')
  })
})

describe('the focus is left alone', () => {
  it('when somebody has pressed beside every control', async () => {
    find('#apply').focus()
    find('#apply').blur()
    await settled()
    find('#apply').remove()
    expect(await focused()).toBe(document.body.textContent)
  })
  it('when another page was opened, whose heading takes it', async () => {
    find('#apply').focus()
    main.dataset['page'] = '/another-page'
    show('<h1>Another page</h1><button>Go on</button>')
    expect(await focused()).toBe(document.body.textContent)
  })
  it('when the page before took the focus after back was pressed', async () => {
    const before = location.href
    history.pushState(null, '', '/promotions')
    find('#apply').focus()
    main.dataset['page'] = '/promotions'
    show('<h1>Offers</h1><button>Go on</button>')
    const now = await focused()
    history.replaceState(null, '', before)
    expect(now).toBe(document.body.textContent)
  })
})
