// The bundler orders modules by the paths of what is imported later. Were the package imported itself, the order would
// depend on the folder that the shop is built in (tests/check/same-build.test.ts).
export { zodResolver } from '@hookform/resolvers/zod'
