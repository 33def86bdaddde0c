export { Packshot, type Ground, type PackshotProps } from './Packshot.tsx'
