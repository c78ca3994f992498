import { show_display_name } from '@commons/contract/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { getDisplayName } from './accounts.queries.ts'

export default handle(show_display_name, async (_input, { db, member }) => ({
  display_name: await getDisplayName(db, member.id),
}))
