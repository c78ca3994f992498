/** What the wallet offers to the rest of the server. */
export { grant, grantPlayMoney, mint } from './wallet.grants.ts'
export { addMoneySetting, addRate } from './wallet.rates.ts'
