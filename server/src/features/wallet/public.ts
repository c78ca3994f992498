/** What the wallet feature offers to the rest of the server. */
export { enterPlay, grant, grantPlay, mint } from './wallet.grants.ts'
export { exchangeEarnings, findExchange } from './trade/exchange.ts'
export { addQuote, findQuote, spendQuote } from './trade/trade.queries.ts'
export { addMoneySetting, addRate, getMoneySettings, getRates } from './wallet.rates.ts'
export { checkFigure, fromLedger, ledgerKey, requireVerified, unitsIn } from './payment-checks.ts'
export { setTermAsOperator } from './terms/terms.operator.ts'
export { mayPlay } from './gifts.queries.ts'
export { refuseUnfitChains } from './deposits/watching.ts'
