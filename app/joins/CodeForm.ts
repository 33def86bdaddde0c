export { CodeForm as default } from '#features/auth'
