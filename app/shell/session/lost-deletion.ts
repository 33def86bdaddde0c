// A module of its own: who imports the whole of the customers' pages has their words as well.
export { tellLostDeletion } from '#features/customers'
