import { createStorage } from '#features/kit/storage.ts'

interface Kept { path: string; at: number; fields: [string, string][] }

const isKept = (value: unknown): value is Kept => {
  const { path, at, fields } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>
  return typeof path === 'string' && typeof at === 'number' && Array.isArray(fields) && fields.every((field) => Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string'))
}

/** What stood in the fields of one page, for the load that follows. Read once. */
const slot = createStorage(() => globalThis.sessionStorage).slot('kept_fields', isKept)

/** Fields later than this (ms) are somebody else's business. */
const lifetime = 60_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTick = (field: Field) => field.type === 'checkbox' || field.type === 'radio'
/** Nothing secret is written down: passwords, codes, cards. */
const isSecret = ({ type, autocomplete }: Field) => ['password', 'file', 'hidden'].includes(type) || /^(cc-|one-time-code)/.test(autocomplete)
const keyOf = (field: Field) => [field.id.startsWith('react-aria') ? '' : field.id, field.name, isTick(field) ? field.value : ''].join('|')

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Field>('input, textarea, select')].filter((field) => !isSecret(field) && keyOf(field) !== '||')

/** Writes down what was typed, before this page is loaded again. */
export function keepFields(): void {
  const fields = fieldsOf(document).flatMap<[string, string]>((field) => {
    const value = isTick(field) ? String((field as HTMLInputElement).checked) : field.value
    return value === '' || value === 'false' ? [] : [[keyOf(field), value]]
  })
  if (fields.length > 0) slot.write({ path: location.pathname + location.search, at: Date.now(), fields })
}

/** Gives a field its value the way a person would, so that React notices. */
function type(field: Field, value: string): void {
  if (isTick(field)) {
    if (String((field as HTMLInputElement).checked) !== value) field.click()
    return
  }
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Puts back what was typed before the load, as the fields appear. */
export function giveFieldsBack(): void {
  const kept = slot.read()
  slot.clear()
  if (!kept || kept.path !== location.pathname + location.search || Math.abs(Date.now() - kept.at) > lifetime) return
  const waiting = new Map(kept.fields)
  const look = () => {
    for (const field of fieldsOf(document)) {
      const value = waiting.get(keyOf(field))
      // a list whose entries have not come yet waits for them
      if (value === undefined || (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))) continue
      waiting.delete(keyOf(field))
      if (field.value !== value || isTick(field)) type(field, value)
    }
    if (waiting.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => { observer.disconnect() }, lifetime / 4)
  look()
}
