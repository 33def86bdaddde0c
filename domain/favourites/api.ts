import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { id, numeric, ok } from '../contract/wire.ts'
import { Favourite, FavouriteCheck, MovedToCart, Wishlist } from './schema.ts'

const item = z.object({ id })
const several = z.object({ itemIds: z.array(z.number()) })

export const listFavourites = endpoint({
  name: 'listFavourites',
  method: 'GET',
  path: '/wishlist/mine',
  access: 'self',
  response: Wishlist,
  summary: "The customer's favourites, the newest first (contract.md §6.4).",
})
export const addFavourite = endpoint({
  name: 'addFavourite',
  method: 'POST',
  path: '/wishlist/add/:sku',
  access: 'self',
  params: z.object({ sku: z.string() }),
  response: Favourite,
  affects: ['listFavourites', 'checkFavourite'],
  summary:
    'Makes a product a favourite, once however often it is sent; memberships are refused with 400 (contract.md §6.4, shopping.md §5).',
})
export const moveFavouritesToCart = endpoint({
  name: 'moveFavouritesToCart',
  method: 'POST',
  path: '/wishlist/to-cart',
  access: 'self',
  body: several,
  response: MovedToCart,
  encoded: true,
  affects: ['listFavourites', 'checkFavourite', 'getCart', 'getCartTotals'],
  summary:
    'Puts favourites into the cart; each that was put in leaves the list. 400 when none could be (contract.md §6.4).',
})
export const moveCartToFavourites = endpoint({
  name: 'moveCartToFavourites',
  method: 'POST',
  path: '/wishlist/from-cart',
  access: 'self',
  body: several,
  response: ok,
  affects: ['listFavourites', 'checkFavourite', 'getCart', 'getCartTotals'],
  summary: 'Turns lines of the cart into favourites; the lines leave the cart (contract.md §6.4).',
})
export const removeFavourite = endpoint({
  name: 'removeFavourite',
  method: 'GET',
  path: '/wishlist/remove/items/:id',
  access: 'self',
  params: item,
  response: ok,
  changesState: true,
  affects: ['listFavourites', 'checkFavourite'],
  summary: 'Removes one favourite: a GET that changes something (contract.md §6.4, decisions.md A-17).',
})
export const removeFavourites = endpoint({
  name: 'removeFavourites',
  method: 'POST',
  path: '/wishlist/remove/items',
  access: 'self',
  body: several,
  response: ok,
  affects: ['listFavourites', 'checkFavourite'],
  summary: "Removes several favourites; ids that are not the customer's are passed over (contract.md §6.4).",
})
export const removeAllFavourites = endpoint({
  name: 'removeAllFavourites',
  method: 'GET',
  path: '/wishlist/remove/items/all',
  access: 'self',
  response: ok,
  changesState: true,
  affects: ['listFavourites', 'checkFavourite'],
  summary: 'Removes every favourite: a GET that changes something (contract.md §6.4, decisions.md A-17).',
})
export const checkFavourite = endpoint({
  name: 'checkFavourite',
  method: 'GET',
  path: '/wishlist/check/:id',
  access: 'self',
  params: item,
  response: FavouriteCheck,
  summary: "Whether a product is a favourite of the customer, by the product's id (contract.md §6.4).",
})

export const checkLike = endpoint({
  name: 'checkLike',
  method: 'GET',
  path: '/like/customer/catalog_product/:id',
  access: 'self',
  params: item,
  response: z.boolean(),
  summary: "Whether the customer likes a product, by the product's id (contract.md §6.4).",
})
export const changeLike = endpoint({
  name: 'changeLike',
  method: 'PUT',
  path: '/like/:change/catalog_product/:id',
  access: 'self',
  params: z.object({ change: z.enum(['add', 'remove']), id }),
  response: numeric,
  affects: ['checkLike', 'countLikes'],
  summary: 'Likes a product or takes the like back; the answer is the new count (contract.md §6.4).',
})
export const countLikes = endpoint({
  name: 'countLikes',
  method: 'GET',
  path: '/like/catalog_product/:id',
  access: 'anonymous',
  params: item,
  response: numeric,
  summary: "How many customers like a product, by the product's id (contract.md §6.4).",
})
