import type { UploadFile } from './check-file.ts'

/** Id of the error of one picture, by which the button that chooses pictures is described. @param id the upload's own id */
export const faultIdOf = (id: string, { id: picture }: Pick<UploadFile, 'id'>): string =>
  `${id}-${picture}-fault`
