// The form that `npm run new noun name` writes below the heading of a page in the dashboard.

/** The form of a noun, and its fields with the rule that the service enforces. */
export const formFiles = ({ name, Noun, noun, NOUN, file }) => ({
  [`features/${name}/forms.ts`]: `import { ${NOUN}_NAME_MAX, ${noun}NameFault } from '#domain/${name}/${file}-name.ts'
import { anyText } from '#features/kit/form/field-schemas.ts'
import { message, withRule } from '#features/kit/form/message.ts'
import * as z from 'zod/mini'

const messages = {
  required: 'forms.validation.required',
  tooLong: message('${name}.name.tooLong', { max: ${NOUN}_NAME_MAX }),
} as const

/** The fields of the form. The service enforces the same rule. */
export const ${noun}Form = withRule(z.object({ name: anyText }), ({ name }) => {
  const fault = ${noun}NameFault(name)
  return { name: fault && messages[fault] }
})
`,
  [`features/${name}/${Noun}Form.tsx`]: `import { Button } from '#design-system/actions/Button'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { checkedOnceFilled, FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { useRefusal } from '#features/kit/form/refusal.ts'
import { useIntl } from 'react-intl'

/** What the form is for, in one sentence. It is emptied once it is saved; after a refusal it keeps what was typed. */
export function ${Noun}Form({ onAdd }: { onAdd: (name: string) => Promise<void> }) {
  const intl = useIntl()
  const form = useSchemaForm(() => import('./forms.ts').then((forms) => forms.${noun}Form), { name: '' })
  const { refusal, catchRefusal } = useRefusal(form)
  const submit = form.handleSubmit(
    catchRefusal(async ({ name }) => {
      await onAdd(name)
      form.reset()
    }),
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      <Stack gap={5}>
        <FormErrors form={form} refusal={refusal} />
        <FormField control={form.control} name="name">
          {(field) => (
            <TextField
              {...checkedOnceFilled(field)}
              label={intl.formatMessage({ id: '${name}.name.label' })}
              isRequired
            />
          )}
        </FormField>
        <div>
          <Button
            type="submit"
            variant="primary"
            isPending={form.formState.isSubmitting}
            pendingLabel={intl.formatMessage({ id: '${name}.add.pending' })}
          >
            {intl.formatMessage({ id: '${name}.add.action' })}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
`,
})

/** Stories of the form, for the stories of its screen. */
export const formStories = `export const Adding: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(field, 'Second{Enter}')
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('Second'))
    await waitFor(() => expect(field).toHaveValue(''))
  },
}
export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid())
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  args: {
    onAdd: fn(async () => {
      throw new ServiceFault('http', '', {
        status: 400,
        refusal: 'invalid',
        parameters: { fieldName: 'name' },
      })
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(field, 'Second{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue('Second')
  },
}
`
