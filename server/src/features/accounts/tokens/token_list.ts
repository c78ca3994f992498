import { token_list } from '@commons/contract/accounts/tokens.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listTokens } from './tokens.queries.ts'
import { shownToken } from './tokens.shape.ts'

export default handle(token_list, async (_input, { db, member }) => ({
  recdata: (await listTokens(db, member.id)).map(shownToken),
}))
