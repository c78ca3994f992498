/** The heading of the withdrawals, to which the held amount leads. */
export const withdrawalsId = 'wallet-withdrawals'
