import { delete_portfolio, portfolio } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_portfolio, ({ portfolio_id }, context) =>
  removeEntry(portfolio, portfolio_id, context),
)
