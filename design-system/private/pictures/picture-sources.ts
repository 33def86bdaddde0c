import { createContext } from 'react'

/** The `srcset` of a picture, by its address: its files by width (`a.jpg?w=640 640w`); undefined if it has one file alone. */
export type SourcesOf = (src: string) => string | undefined

/** Without a provider every picture has one file. */
export const PictureSourcesContext = createContext<SourcesOf>(() => undefined)
