/** Account type of an associate, as contract.md §7 names it. */
export const ASSOCIATE = 'associate'
