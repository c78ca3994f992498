/** The id of the withdrawals' heading, to which the held amount links. */
export const withdrawalsId = 'wallet-withdrawals'
