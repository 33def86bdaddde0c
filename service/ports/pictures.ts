/**
 * Where the files of product pictures are: a folder or a bucket. A key names a picture and one file of it
 * (`service/pictures/picture-key.ts`); adapters refuse any other text.
 */
export interface PicturePort {
  /** The bytes of a file; undefined if there is none. @throws if the store does not answer in time */
  read(key: string): Promise<Uint8Array | undefined>
  /** Writes a file whole or not at all; one that exists is replaced. @throws if the store does not answer in time */
  save(key: string, content: Uint8Array, mediaType: string): Promise<void>
  /** Removes a file; one that does not exist is no error. @throws if the store does not answer in time */
  remove(key: string): Promise<void>
  /** Closes connections. */
  close(): Promise<void>
}
