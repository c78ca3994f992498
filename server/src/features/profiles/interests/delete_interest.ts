import { delete_interest } from '@commons/contract/profiles/interests.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockInterests, removeInterest } from './interests.queries.ts'
import { logged } from './interests.saving.ts'

export default handle(delete_interest, async ({ interest_id: id }, { tx, refuse, logAct }) => {
  const all = await lockInterests(tx)
  const before = all.find((each) => each.id === id) ?? refuse('interest_not_found')
  const member_count = await removeInterest(tx, id)
  const was = logged(before)
  logAct({ object: { kind: 'interest', id }, reason: was.name_en, before: { ...was, member_count } })
  return {}
})
