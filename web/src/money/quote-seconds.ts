/** How long a price holds, as in the contract, whose page would load all of zod. */
export const quoteSeconds = 30
