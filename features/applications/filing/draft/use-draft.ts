import type { ApplicationType } from '#domain/applications/kinds.ts'
import type { Customer } from '#domain/customers/schema.ts'
import type { UploadFile } from '#design-system/fields/FileUpload'
import { useCallback, useEffect, useState } from 'react'
import { newDraft, type Draft } from './draft.ts'
import { readDraft, storeDraft } from './stored-draft.ts'
import { readPhotos, storePhotos } from './stored-photos.ts'

/**
 * The draft of a kind of application, kept in the tab with every change.
 * @returns `photos` is undefined until the browser's database has been read
 */
export function useDraft(customer: Customer, type: ApplicationType) {
  const id = customer.id ?? 0
  const [draft, setDraft] = useState<Draft>(() => readDraft(id, type) ?? newDraft(customer))
  const [photos, setPictures] = useState<readonly UploadFile[]>()
  useEffect(() => {
    let isLeft = false
    void readPhotos(id, type).then((stored) => {
      if (!isLeft) setPictures(stored)
    })
    return () => {
      isLeft = true
    }
  }, [id, type])
  const change = useCallback(
    (part: Partial<Draft>) => {
      setDraft((before) => {
        const next = { ...before, ...part }
        storeDraft(id, type, next)
        return next
      })
    },
    [id, type],
  )
  const setPhotos = (next: readonly UploadFile[]) => {
    setPictures(next)
    void storePhotos(id, type, next)
  }
  return { draft, change, photos, setPhotos }
}
