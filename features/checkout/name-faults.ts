import type { MessageDescriptor } from 'react-intl'

/** Kinds of a refused name confirmation (shopping.md §5 "Name confirmation"; texts of contract.md §5.1). */
export type NameFault = 'upline' | 'preferred' | 'noAssociate' | 'emailTaken' | 'invalid'

/** @returns null for any other message, which is then shown as it is. */
export function nameFault(message: string): NameFault | null {
  if (message.includes('upline')) return 'upline'
  if (message.includes('Preferred Customer')) return 'preferred'
  if (/^No Associate was found\.?$/.test(message)) return 'noAssociate'
  if (message.includes('already exists')) return 'emailTaken'
  return message.includes('Invalid value of') ? 'invalid' : null
}

export const nameFaultTexts: Readonly<Record<NameFault, NonNullable<MessageDescriptor['id']>>> = {
  upline: 'checkout.name.error.upline', preferred: 'checkout.name.error.preferred', noAssociate: 'checkout.name.error.noAssociate', emailTaken: 'checkout.name.error.emailTaken', invalid: 'checkout.name.error.invalid',
}
