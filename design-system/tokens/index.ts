/** The design system's tokens: roles for colour, and scales for everything else. Read `docs/tokens` in Storybook. */
export { media, vars } from './contract.css.ts'
export { dark, light, type ColourRoles } from './themes.ts'
