/** Whether a typed email differs from the one on record; changing it requires the current password. */
export const isNewEmail = (current: string | null, typed: string): boolean =>
  typed.trim().toLowerCase() !== (current ?? '')
