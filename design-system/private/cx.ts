/** Joins class names; what is false or undefined drops out. */
export const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
