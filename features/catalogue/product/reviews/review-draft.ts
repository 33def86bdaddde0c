import type { UploadFile } from '#design-system/fields/FileUpload'

/** A review that is being written. */
export interface ReviewDraft {
  detail: string
  /** 1 to 5; null until one is given. */
  rating: number | null
  files: readonly UploadFile[]
}

export const emptyDraft: ReviewDraft = { detail: '', rating: null, files: [] }
