/** Account type of an associate, as C-7.2 names it. */
export const ASSOCIATE = 'associate'
