/** A list of places as it stands: `idle` until the wider place is chosen. */
export interface PlaceList {
  /** `idle` until the wider place is chosen, then `loading`, `ready` or `error`. */
  status: 'idle' | 'loading' | 'error' | 'ready'
  /** `postcode`: some districts know theirs; it fills an empty postcode. */
  options: readonly { value: string; label: string; postcode?: string | undefined }[]
}

export const noPlaces: PlaceList = { status: 'idle', options: [] }
