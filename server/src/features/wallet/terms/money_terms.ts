import { money_terms, moneyTerms } from '@commons/contract/wallet/terms.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listChanges, listHoldings, listTerms } from './terms.queries.ts'

export default handle(money_terms, async (_input, { db }) => {
  const [terms, changes, holdings] = await Promise.all([listTerms(db), listChanges(db), listHoldings(db)])
  return {
    recdata: moneyTerms.map((term) => {
      const row = terms.find((each) => each.term === term)
      return { term, figure: row?.figure ?? null, since: row?.since.toISOString() ?? null }
    }),
    changes: changes.map(({ changed_at, ...change }) => ({ ...change, at: changed_at.toISOString() })),
    holdings: holdings.map(({ purpose, code, units }) => ({
      purpose,
      currency: code,
      amount: decimalText(BigInt(units), code),
    })),
  }
})
