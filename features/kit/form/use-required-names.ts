import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

/** Which of a person's name fields are required: both, until one of them is filled in. */
export function useRequiredNames<Values extends FieldValues & { firstname: string; lastname: string }>(
  control: Control<Values>,
): { firstname: boolean; lastname: boolean } {
  const typed: readonly unknown[] = useWatch({
    control,
    name: ['firstname', 'lastname'] as unknown as readonly FieldPath<Values>[],
  })
  const [firstname, lastname] = typed.map((text) => Boolean(String(text ?? '').trim()))
  return { firstname: !lastname || Boolean(firstname), lastname: !firstname || Boolean(lastname) }
}
