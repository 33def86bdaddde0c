/** A field of a form, with what React keeps on it once it has hydrated it (tests/journeys/hydration.spec.ts guards that). */
interface Field extends HTMLElement {
  readonly type: string
  value: string
  checked: boolean
  readonly selectionEnd: number | null
  readonly defaultValue: string
  readonly defaultChecked: boolean
  /** Of a select. */
  readonly options?: HTMLCollectionOf<HTMLOptionElement>
  setSelectionRange: (start: number, end: number) => void
  readonly _valueTracker?: { setValue: (value: string) => void }
}

type Content = readonly [value: string, caret: number | null, checked: boolean]

/** A press to repeat: a button, or a form and what has sent it. */
type Press = readonly [element: HTMLElement, submitter?: HTMLElement | null]

/** Field → what it holds where that is not the page's own: the person's, or put back after a reload. */
type Fields = Map<Field, Content>

const isTick = ({ type }: Field): boolean => /^(checkbox|radio)$/.test(type)

const nextTask = () =>
  new Promise((done) => {
    setTimeout(done)
  })

/** Whether this is what the server has put into the field; a radio button is given back where it is chosen. */
function isOwn(field: Field, [value, , checked]: Content): boolean {
  if (isTick(field)) return checked === field.defaultChecked || (field.type === 'radio' && !checked)
  const { options } = field
  const own = options
    ? ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
    : field.defaultValue
  return value === own
}

/** Finds what stands in the fields. Hydration left it there, but for a textarea with a text of its own. */
function readFields(fields: Fields, page: Document): void {
  for (const field of page.querySelectorAll<Field>('input,textarea,select')) {
    const typed = fields.get(field)
    const content: Content =
      typed && typed[0] !== field.value ? typed : [field.value, field.selectionEnd, field.checked]
    if (isOwn(field, content)) fields.delete(field)
    else fields.set(field, content)
  }
}

const fire = (element: HTMLElement, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }))

/** Gives React what a field held: as events that its components understand. */
function giveBackField(field: Field, [value, caret, checked]: Content): void {
  // Parts of a page hydrate later (Activity, Suspense), at their first event, of which their fields know nothing.
  if (!field._valueTracker) fire(field, 'input')
  if (isTick(field)) {
    // React's value tracker must see the opposite first.
    field.checked = !checked
    field.click()
    return
  }
  const isChoice = field.options ?? field.type === 'file'
  if (field.value !== value) {
    field.value = value
    if (!isChoice && caret != null) field.setSelectionRange(caret, caret)
  }
  // Else React takes the event for a repetition. Internal to React: tests/journeys/hydration.spec.ts guards it.
  if (!isChoice) field._valueTracker?.setValue('\0')
  fire(field, isChoice ? 'change' : 'input')
}

/** A field that was left before hydration: a real focus and blur lets it commit (number fields). */
async function leave(field: Field): Promise<void> {
  const { activeElement: active, body } = field.ownerDocument
  field.focus({ preventScroll: true })
  await nextTask()
  if (active && active !== body) (active as HTMLElement).focus({ preventScroll: true })
  else field.blur()
  await nextTask()
}

async function repeat([element, submitter]: Press): Promise<void> {
  if (element.tagName === 'FORM') {
    // As for a field: a submit hydrates nothing, and the browser would send the form itself.
    fire(element, 'input')
    ;(element as HTMLFormElement).requestSubmit(submitter)
  } else {
    delete element.dataset['wait']
    element.click()
  }
  await nextTask()
}

/**
 * Gives React what a person has typed, ticked and pressed while only the loader was there (app/client/loader.js). Called by it in a
 * layout effect of the hydrating commit.
 * @param queue presses, in order; the loader adds one that ends after hydration, and calls what this returns
 * @returns repeats what is in the queue
 */
export function giveBack(queue: Press[], fields: Fields, page: Document = document): () => Promise<void> {
  const replay = async () => {
    for (const [field] of fields)
      if (field._valueTracker && !isTick(field) && field !== field.ownerDocument.activeElement)
        await leave(field)
    fields.clear()
    for (let press = queue.shift(); press; press = queue.shift()) await repeat(press)
  }
  readFields(fields, page)
  // A microtask, not an effect: react-aria renders its fields once more right after the commit.
  queueMicrotask(() => {
    for (const [field, content] of fields) giveBackField(field, content)
  })
  setTimeout(() => void replay())
  return replay
}
