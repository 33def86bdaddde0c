export { TermsText as default } from '#features/content'
