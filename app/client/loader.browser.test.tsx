import { Activity, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { giveBack } from './give-back.ts'
import loader from './loader.js?raw'

type Shop = Window & { tries?: number; __ready?: (give: typeof giveBack) => void }
let frame: HTMLIFrameElement
let shop: Shop
let root: Root | undefined
let done: unknown[]
/** What a field has told React. */
let heard: string[]

/** Takes so long that React lets other tasks run before it hydrates what comes next. */
function BusyPart() {
  const end = performance.now() + 20
  while (performance.now() < end);
  return null
}

/** React hydrates what stands in an Activity after the rest of the page. */
function LaterPart() {
  const [city, setCity] = useState('Hong Kong')
  const [area, setArea] = useState('')
  const [isHome, setHome] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        done.push({ city, area, isHome })
      }}
    >
      <input
        aria-label="City"
        value={city}
        onChange={({ target }) => {
          heard.push(target.value)
          setCity(target.value)
        }}
      />
      <input
        aria-label="Area"
        value={area}
        onChange={({ target }) => {
          setArea(target.value)
        }}
      />
      <input
        type="checkbox"
        aria-label="Home"
        checked={isHome}
        onChange={({ target }) => {
          setHome(target.checked)
        }}
      />
      <button type="submit">Keep</button>
    </form>
  )
}

/** Presses, and what the form held when it was sent. */
function Page() {
  const [name, setName] = useState('')
  const [isTicked, setTicked] = useState(false)
  const [region, setRegion] = useState('')
  useLayoutEffect(() => {
    shop.__ready?.((queue, fields) => giveBack(queue, fields, shop.document))
  }, [])
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          done.push({ name, isTicked, region })
        }}
      >
        <label>
          Name
          <input
            value={name}
            onChange={({ target }) => {
              setName(target.value)
            }}
          />
        </label>
        <label>
          Terms
          <input
            type="checkbox"
            checked={isTicked}
            onChange={({ target }) => {
              setTicked(target.checked)
            }}
          />
        </label>
        <select
          aria-label="Region"
          value={region}
          onChange={({ target }) => {
            setRegion(target.value)
          }}
        >
          <option value="">–</option>
          <option value="kln">Kowloon</option>
        </select>
        <button type="submit">Send</button>
      </form>
      <Activity>
        <BusyPart />
      </Activity>
      <Activity>
        <LaterPart />
      </Activity>
      <button
        type="button"
        onClick={() => {
          done.push('pressed')
        }}
      >
        Add to cart
      </button>
    </>
  )
}

/** A page as the server sends it, with the loader; `entry` and `styles` are the addresses of its bundle and its whole styles, expressions. */
async function open(entry = "'data:text/javascript,'", more = '', styles = "''", data = "''"): Promise<void> {
  frame = document.createElement('iframe')
  frame.dataset['testid'] = 'shop'
  const script = loader
    .replaceAll('__ENTRY__', entry)
    .replaceAll('__STYLES__', styles)
    .replaceAll('__DATA__', data)
    .replaceAll('__PRELOAD__', '[]')
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve)
  })
  frame.srcdoc = `<!doctype html><body><div id="root">${renderToString(<Page />)}</div>${more}<script>${script}</script></body>`
  document.body.replaceChildren(frame)
  await loaded
  shop = frame.contentWindow as Shop
}
const inShop = () => page.frameLocator(page.getByTestId('shop'))
const button = (name: string) => inShop().getByRole('button', { name })
const hydrate = () => {
  flushSync(() => {
    root = hydrateRoot(shop.document.getElementById('root')!, <Page />)
  })
}

beforeEach(() => {
  done = []
  heard = []
})
afterEach(() => {
  root?.unmount()
  root = undefined
})

describe('before React has hydrated', () => {
  it('what is typed, ticked, chosen, pressed and sent is kept, and done once it has', async () => {
    await open()
    await userEvent.type(inShop().getByLabelText('Name'), 'Mei')
    await userEvent.click(inShop().getByLabelText('Terms'))
    await userEvent.selectOptions(inShop().getByLabelText('Region'), 'kln')
    await userEvent.click(button('Add to cart'))
    await userEvent.click(button('Send'))
    expect(done).toEqual([])
    hydrate()
    await expect.poll(() => done).toEqual(['pressed', { name: 'Mei', isTicked: true, region: 'kln' }])
    await userEvent.click(button('Add to cart'))
    await expect.poll(() => done.length).toBe(3)
  })
  it('what is typed stands without another key', async () => {
    await open()
    await userEvent.type(inShop().getByLabelText('Name'), 'Mei')
    hydrate()
    await expect.poll(() => inShop().getByLabelText('Name').element()).toHaveProperty('value', 'Mei')
    await userEvent.click(button('Send'))
    await expect.poll(() => done).toEqual([{ name: 'Mei', isTicked: false, region: '' }])
  })
  it('what is typed and ticked in a part that hydrates later is kept as well', async () => {
    await open()
    await userEvent.fill(inShop().getByLabelText('City'), 'Macau')
    await userEvent.type(inShop().getByLabelText('Area'), 'Taipa')
    await userEvent.click(inShop().getByLabelText('Home'))
    await userEvent.click(button('Keep'))
    hydrate()
    await expect.poll(() => done).toEqual([{ city: 'Macau', area: 'Taipa', isHome: true }])
  })
  it('a form in such a part is sent by React, not by the browser', async () => {
    await open()
    await userEvent.click(button('Keep'))
    hydrate()
    await expect.poll(() => done).toEqual([{ city: 'Hong Kong', area: '', isHome: false }])
  })
  it('what the browser has put back, without an event, is taken over', async () => {
    await open()
    const field = (name: string) => inShop().getByLabelText(name).element() as HTMLInputElement
    field('Name').value = 'Mei'
    field('Terms').checked = true
    field('Region').value = 'kln'
    field('Area').value = 'Taipa'
    hydrate()
    await expect.poll(() => field('Area').value).toBe('Taipa')
    await userEvent.click(button('Send'))
    await userEvent.click(button('Keep'))
    await expect
      .poll(() => done)
      .toEqual([
        { name: 'Mei', isTicked: true, region: 'kln' },
        { city: 'Hong Kong', area: 'Taipa', isHome: false },
      ])
  })
  it('a field that holds what the page gave it tells React nothing', async () => {
    await open()
    await userEvent.fill(inShop().getByLabelText('City'), 'Macau')
    await userEvent.fill(inShop().getByLabelText('City'), 'Hong Kong')
    await userEvent.type(inShop().getByLabelText('Name'), 'Mei')
    hydrate()
    await userEvent.click(button('Send'))
    await expect.poll(() => done.length).toBe(1)
    expect(heard).toEqual([])
  })
  it('a button is pressed once by a key that is held', async () => {
    await open()
    shop.document.querySelector<HTMLElement>('button[type=button]')!.focus()
    await userEvent.keyboard('{Enter}')
    hydrate()
    await expect.poll(() => done).toEqual(['pressed'])
  })
  it("a form with an address is the browser's", async () => {
    await open(
      "'data:text/javascript,'",
      '<form action="/language"><button type="submit">Choose</button></form>',
    )
    let sent = 0
    shop.addEventListener('submit', (event) => {
      sent++
      event.preventDefault()
    })
    await userEvent.click(button('Choose'))
    await expect.poll(() => sent).toBe(1)
  })
})

it('styles know whether the page answers yet', async () => {
  await open()
  const { dataset } = shop.document.documentElement
  expect(dataset['early']).toBe('')
  hydrate()
  shop.__ready?.(() => async () => {})
  expect(dataset['early']).toBeUndefined()
})

it('a bundle that cannot be had is asked for again at the next press, and the page says so', async () => {
  await open(
    "(window.tries = (window.tries ?? 0) + 1, 'data:text/javascript,throw 0')",
    '<p id="load-failed" hidden>It did not load.</p><p id="waiting">Loading</p>',
  )
  await userEvent.click(button('Add to cart'))
  await expect.poll(() => shop.document.getElementById('load-failed')?.hidden).toBe(false)
  expect(shop.document.getElementById('waiting')?.hidden).toBe(true)
  const before = shop.tries ?? 0
  await userEvent.click(button('Add to cart'))
  await expect.poll(() => shop.tries ?? 0).toBeGreaterThan(before)
})

describe('the whole styles of a page', () => {
  const ink = () => shop.getComputedStyle(shop.document.body).color
  const tries = "(window.tries = (window.tries ?? 0) + 1, 'data:text/javascript,')"
  const used = '<style>body{color:rgb(1, 1, 1)}</style>'

  it('take the place of those that it carries, and come before the bundle begins', async () => {
    const entry = `'data:text/javascript,window.inkAtStart=getComputedStyle(document.body).color'`
    await open(entry, used, "'data:text/css,body{color:rgb(2, 2, 2)}'")
    await expect.poll(() => Reflect.get(shop, 'inkAtStart')).toBe('rgb(2, 2, 2)')
    expect(shop.document.querySelector('style')).toBeNull()
  })
  it('are asked for again at the next press where they cannot be had: until then the page stays as it was sent', async () => {
    await open(tries, used, "'http://127.0.0.1:9/styles.css'")
    let asked = 0
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.nodeName === 'LINK') asked++
    }).observe(shop.document, { childList: true, subtree: true })
    await userEvent.click(button('Add to cart'))
    const lacking = () => shop.document.querySelectorAll('link[rel=stylesheet]').length
    await expect.poll(lacking).toBe(0)
    const before = asked
    await userEvent.click(button('Add to cart'))
    await expect.poll(() => asked).toBeGreaterThan(before)
    await expect.poll(lacking).toBe(0)
    expect(ink()).toBe('rgb(1, 1, 1)')
    expect(shop.tries ?? 0, 'nothing begins').toBe(0)
  })
})

describe('the data of a page', () => {
  const entry = "'data:text/javascript,window.dataAtStart=document.getElementById(`data`).textContent'"
  const atStart = () => Reflect.get(shop, 'dataAtStart') as unknown

  it('comes before the bundle begins', async () => {
    await open(entry, '', "''", "'data:application/json,[1]'")
    await expect.poll(atStart).toBe('[1]')
  })
  it('is missing where the shop has it no more: the bundle begins without', async () => {
    await open(entry, '', "''", "(fetch = async () => new Response('gone', { status: 404 }), '/data')")
    await expect.poll(atStart).toBe('')
  })
  it('is asked for again at the next press where it cannot be had', async () => {
    await open(
      entry,
      '',
      "''",
      "(window.tries = 0, fetch = async () => (tries++ < 1 ? new Response('', { status: 502 }) : new Response('[2]')), '/data')",
    )
    await expect.poll(() => shop.tries).toBe(1)
    expect(atStart()).toBeUndefined()
    await userEvent.click(button('Add to cart'))
    await expect.poll(atStart).toBe('[2]')
  })
})
