export { FavouritesPage, type FavouritesPageProps } from './FavouritesPage.tsx'
export { useFavourite } from './use-favourite.ts'
export { useLike } from './use-like.ts'
