import type { PicturePort } from '#service/ports/pictures.ts'
import { folderPictures } from './folder-pictures.ts'
import { s3Pictures } from './s3-pictures.ts'
import type { PictureSettings } from './settings.ts'

/** The store of product pictures that the settings name. Nothing is opened before the first call. */
export const openPictures = (settings: PictureSettings): PicturePort =>
  'folder' in settings ? folderPictures(settings.folder) : s3Pictures(settings)
