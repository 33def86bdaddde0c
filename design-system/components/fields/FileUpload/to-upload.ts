import { isImage, type UploadFile } from './check-file.ts'

/** Reads the first bytes of a chosen file. An unreadable file does not count as a picture. */
export async function toUpload(file: File, id: string): Promise<UploadFile> {
  const bytes = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return isImage(new Uint8Array(bytes)) ? { id, file } : { id, file, isNoPicture: true }
}
