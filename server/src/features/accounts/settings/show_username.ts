import { show_username } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getAccount } from '../accounts.queries.ts'
import { listFormerUsernames } from './settings.usernames.queries.ts'

export default handle(show_username, async (_input, { db, member }) => {
  const { username } = await getAccount(db, member.id)
  const former = await listFormerUsernames(db, member.id)
  return {
    username,
    history: former.map((each) => ({ username: each.username, until: each.until.toISOString() })),
  }
})
