import { customerSlot } from '#features/kit/storage.ts'

/**
 * The customer group of the last profile that this browser stored, in lower case; undefined without one. It may be outdated: use it
 * to prefetch and for places that are kept free until the profile is read, never to decide what a person may see.
 */
export function storedGroup(): string | undefined {
  const attributes = customerSlot.read()?.['extension_attributes']
  if (typeof attributes !== 'object' || attributes === null || !('group_label' in attributes))
    return undefined
  return typeof attributes.group_label === 'string' ? attributes.group_label.toLowerCase() : undefined
}
