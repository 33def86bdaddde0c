import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreFields, saveFields } from './form-restore.ts'

let root: Root
let seen: Record<string, string | boolean>

/** A form as the pages have it: React holds what its fields say. */
function Fields() {
  const [values, setValues] = useState<Record<string, string | boolean>>({})
  useLayoutEffect(() => {
    seen = values
  }, [values])
  const hold = (name: string, value: string | boolean) => {
    setValues((before) => ({ ...before, [name]: value }))
  }
  const text = (name: string) => ({
    name,
    value: (values[name] as string | undefined) ?? '',
    onChange: ({ target }: { target: { value: string } }) => {
      hold(name, target.value)
    },
  })
  return (
    <form>
      <input {...text('street')} />
      <textarea {...text('note')} />
      <select {...text('region')}>
        <option value="">–</option>
        <option value="kln">Kowloon</option>
      </select>
      <input
        type="checkbox"
        name="terms"
        value="yes"
        checked={values['terms'] === true}
        onChange={({ target }) => {
          hold('terms', target.checked)
        }}
      />
      <input type="password" {...text('password')} />
      <input autoComplete="one-time-code" {...text('code')} />
      <input autoComplete="cc-number" {...text('card')} />
      <input autoComplete="cc-csc" {...text('cvc')} />
    </form>
  )
}

const typed = {
  street: '1 Nathan Road',
  note: 'ring twice',
  region: 'kln',
  terms: true,
  password: 'Secret2026',
  code: '246810',
  card: '4111111111111111',
  cvc: '737',
}
const open = () => {
  document.body.replaceChildren(document.createElement('main'))
  root = createRoot(document.querySelector('main')!)
  flushSync(() => {
    root.render(<Fields />)
  })
}
/** The page is left and loaded again: other elements, nothing in them. */
const load = () => {
  root.unmount()
  open()
}
const type = () => {
  for (const [name, value] of Object.entries(typed)) {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)!
    if (typeof value === 'boolean') field.click()
    else {
      const prototype = Object.getPrototypeOf(field) as object
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
      field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }))
    }
  }
}
const storedFields = () => sessionStorage.getItem('kept_fields') ?? ''
const change = (part: object) => {
  sessionStorage.setItem(
    'kept_fields',
    JSON.stringify({ ...(JSON.parse(storedFields()) as object), ...part }),
  )
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  open()
  type()
})
afterEach(() => {
  root.unmount()
})

describe('what was typed before a load', () => {
  it('comes back once, and React knows of it', async () => {
    await expect.poll(() => seen).toEqual(typed)
    saveFields()
    load()
    restoreFields()
    const { street, note, region, terms } = typed
    await expect.poll(() => seen).toEqual({ street, note, region, terms })
    expect(document.querySelector<HTMLInputElement>('[name=street]')?.value).toBe(street)
    load()
    restoreFields()
    expect(seen).toEqual({})
  })
  it('is kept in this tab alone, without passwords, codes and cards', () => {
    saveFields()
    expect(storedFields()).toContain(typed.street)
    for (const secret of [typed.password, typed.code, typed.card, typed.cvc])
      expect(storedFields()).not.toContain(secret)
    expect(localStorage.length).toBe(0)
  })
  it.each([
    ['on another page', { path: '/elsewhere' }],
    ['after more than a minute', { at: Date.now() - 61_000 }],
    ['out of something else', { fields: 'x' }],
  ])('does not come back %s', (_, part) => {
    saveFields()
    change(part)
    load()
    restoreFields()
    expect(seen).toEqual({})
  })
  it('waits for a field that appears later', async () => {
    saveFields()
    root.unmount()
    restoreFields()
    open()
    await expect.poll(() => seen['street']).toBe(typed.street)
  })
})
