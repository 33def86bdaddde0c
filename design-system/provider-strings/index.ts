export { provideAriaStrings } from './provide-aria-strings.ts'
