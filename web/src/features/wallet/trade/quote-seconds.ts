/** How long a price holds, as the contract says; its own page would bring all of zod along. */
export const quoteSeconds = 30
