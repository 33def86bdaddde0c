/** List of places with its loading state. */
export interface PlaceList {
  /** `idle` until the wider place is chosen, then `loading`, `ready` or `error`. */
  status: 'idle' | 'loading' | 'error' | 'ready'
  /** `postcode`: fills an empty postcode; known for some districts only. */
  options: readonly { value: string; label: string; postcode?: string | undefined }[]
}

export const noPlaces: PlaceList = { status: 'idle', options: [] }
