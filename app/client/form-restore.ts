import { createStorage } from '#features/kit/storage.ts'

interface Kept {
  path: string
  at: number
  fields: [string, string][]
}

const isKept = (value: unknown): value is Kept => {
  const { path, at, fields } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>
  return (
    typeof path === 'string' &&
    typeof at === 'number' &&
    Array.isArray(fields) &&
    fields.every(
      (field) =>
        Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string'),
    )
  )
}

/** Values of a page's fields, saved for the next load. Read once. */
const slot = createStorage(() => globalThis.sessionStorage).slot('kept_fields', isKept)

/** Fields that appear later than this (ms) are not restored. */
const lifetime = 60_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTick = (field: Field) => field.type === 'checkbox' || field.type === 'radio'
/** Secrets are never saved: passwords, codes, cards. */
const isSecret = ({ type, autocomplete }: Field) =>
  ['password', 'file', 'hidden'].includes(type) || /^(cc-|one-time-code)/.test(autocomplete)
const keyOf = (field: Field) =>
  [field.id.startsWith('react-aria') ? '' : field.id, field.name, isTick(field) ? field.value : ''].join('|')

const fieldsOf = (root: ParentNode) =>
  [...root.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => !isSecret(field) && keyOf(field) !== '||',
  )

/** Saves the typed values before this page is reloaded. */
export function saveFields(): void {
  const fields = fieldsOf(document).flatMap<[string, string]>((field) => {
    const value = isTick(field) ? String((field as HTMLInputElement).checked) : field.value
    return value === '' || value === 'false' ? [] : [[keyOf(field), value]]
  })
  if (fields.length > 0) slot.write({ path: location.pathname + location.search, at: Date.now(), fields })
}

/** Sets a field's value with events, so that React notices. */
function type(field: Field, value: string): void {
  if (isTick(field)) {
    if (String((field as HTMLInputElement).checked) !== value) field.click()
    return
  }
  const prototype =
    field instanceof HTMLSelectElement
      ? HTMLSelectElement.prototype
      : field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement.prototype
        : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Restores the values typed before the reload, as the fields appear. */
export function restoreFields(): void {
  const stored = slot.read()
  slot.clear()
  if (
    !stored ||
    stored.path !== location.pathname + location.search ||
    Math.abs(Date.now() - stored.at) > lifetime
  )
    return
  const waiting = new Map(stored.fields)
  const look = () => {
    for (const field of fieldsOf(document)) {
      const value = waiting.get(keyOf(field))
      // waits for a list whose options are not there yet
      if (
        value === undefined ||
        (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
      )
        continue
      waiting.delete(keyOf(field))
      if (field.value !== value || isTick(field)) type(field, value)
    }
    if (waiting.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => {
    observer.disconnect()
  }, lifetime / 4)
  look()
}
