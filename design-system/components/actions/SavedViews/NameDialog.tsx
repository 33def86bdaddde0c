import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/actions/Button'
import { Dialog } from '#design-system/overlays/Dialog'
import { TextField } from '#design-system/fields/TextField'

/** Resolves to nothing if the name was saved, otherwise to an error message for the user. */
export type NameAnswer = Promise<string | undefined> | undefined | void

interface NameDialogProps {
  title: string
  initial: string
  /** Names of the other views, which are not allowed. */
  taken: readonly string[]
  onClose: () => void
  /** Saves the name; the dialog closes unless it returns a message. */
  onSave: (name: string) => NameAnswer
}

function mistakeOf(name: string, taken: readonly string[]): 'empty' | 'long' | 'taken' | undefined {
  if (name === '') return 'empty'
  if (name.length > 60) return 'long'
  return taken.some((one) => one.toLocaleLowerCase() === name.toLocaleLowerCase()) ? 'taken' : undefined
}

/** Asks for the name of a view: required, unique, up to 60 characters. */
export function NameDialog({ title, initial, taken, onClose, onSave }: NameDialogProps) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initial)
  const [mistake, setMistake] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const refuse = (words: string) => {
    setMistake(words)
    setRefusals((count) => count + 1)
  }
  const submit = async () => {
    if (isSaving) return
    const trimmed = name.trim()
    const found = mistakeOf(trimmed, taken)
    if (found) {
      refuse(intl.formatMessage({ id: `ds.views.${found}` }))
      return
    }
    setSaving(true)
    const refusal = await onSave(trimmed)
    setSaving(false)
    if (refusal === undefined) onClose()
    else refuse(refusal)
  }
  // On opening, and once an error appears, so that screen readers read it with the field.
  useEffect(() => {
    field.current?.focus()
  }, [refusals])
  return (
    <Dialog
      size="sm"
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'ds.views.cancel' })}</Button>
          <Button variant="primary" isPending={isSaving} onPress={() => void submit()}>
            {intl.formatMessage({ id: 'ds.views.saveName' })}
          </Button>
        </>
      }
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          ref={field}
          label={intl.formatMessage({ id: 'ds.views.name' })}
          mark="none"
          isRequired
          value={name}
          onChange={(value) => {
            setName(value)
            setMistake(undefined)
          }}
          errorMessage={mistake}
        />
      </form>
    </Dialog>
  )
}
