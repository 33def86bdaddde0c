import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { id, numeric, ok } from '../contract/wire.ts'
import { Favourite, FavouriteCheck, MovedToCart, Wishlist } from './schema.ts'

const item = z.object({ id })
const several = z.object({ itemIds: z.array(z.number()) })

export const listFavourites = schemas({
  response: Wishlist,
  summary: "The customer's favourites, the newest first (C-6.4).",
})
export const addFavourite = schemas({
  params: z.object({ sku: z.string() }),
  response: Favourite,
  summary:
    'Makes a product a favourite, once however often it is sent; memberships are refused with 400 (C-6.4, R-367).',
})
export const moveFavouritesToCart = schemas({
  body: several,
  response: MovedToCart,
  summary:
    'Puts favourites into the cart; each that was put in leaves the list. 400 when none could be (C-6.4).',
})
export const moveCartToFavourites = schemas({
  body: several,
  response: ok,
  summary: 'Turns lines of the cart into favourites; the lines leave the cart (C-6.4).',
})
export const removeFavourite = schemas({
  params: item,
  response: ok,
  summary: 'Removes one favourite: a GET that changes something (C-6.4, A-17).',
})
export const removeFavourites = schemas({
  body: several,
  response: ok,
  summary: "Removes several favourites; ids that are not the customer's are passed over (C-6.4).",
})
export const removeAllFavourites = schemas({
  response: ok,
  summary: 'Removes every favourite: a GET that changes something (C-6.4, A-17).',
})
export const checkFavourite = schemas({
  params: item,
  response: FavouriteCheck,
  summary: "Whether a product is a favourite of the customer, by the product's id (C-6.4).",
})

export const checkLike = schemas({
  params: item,
  response: z.boolean(),
  summary: "Whether the customer likes a product, by the product's id (C-6.4).",
})
export const changeLike = schemas({
  params: z.object({ change: z.enum(['add', 'remove']), id }),
  response: numeric,
  summary: 'Likes a product or takes the like back; the answer is the new count (C-6.4).',
})
export const countLikes = schemas({
  params: item,
  response: numeric,
  summary: "How many customers like a product, by the product's id (C-6.4).",
})
