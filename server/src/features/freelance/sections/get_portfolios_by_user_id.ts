import { get_portfolios_by_user_id, portfolio } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_portfolios_by_user_id, async (input, context) => ({
  response: await entriesOf(portfolio, input, context),
}))
