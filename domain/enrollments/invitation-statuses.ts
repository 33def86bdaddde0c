/**
 * States of an invitation. `failed`: the SMS was not sent; `sent`: the invitation was sent; `pending`: the link
 * was sent by SMS; `registered`: the invitee has an account; `upgraded`: the invitee paid the membership fee.
 */
export const invitationStatuses = ['failed', 'sent', 'pending', 'registered', 'upgraded'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]
