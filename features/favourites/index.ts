export { FavouritesPage } from './FavouritesPage.tsx'
export { likeCountQuery } from './like-count.ts'
export { useFavourite } from './use-favourite.ts'
export { useLike } from './use-like.ts'
