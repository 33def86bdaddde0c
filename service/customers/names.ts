import { nameFaults, type PersonNames } from '#domain/customers/person-name.ts'
import { typedName } from '#domain/validation/typed-text.ts'
import { invalidValue, required } from '#service/http/fault.ts'

/**
 * A person's names as they are stored; one of them will do (docs/decisions/0004).
 * @throws Fault 400 without any, or for an invalid one
 */
export function readNames(given: PersonNames): PersonNames {
  const names = { firstname: typedName(given.firstname), lastname: typedName(given.lastname) }
  for (const [field, fault] of Object.entries(nameFaults(names)))
    throw fault === 'required' ? required(field) : invalidValue(field, names[field as keyof PersonNames])
  return names
}
