import { update_interest } from '@commons/contract/profiles/interests.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockInterests, setInterest, setTags } from './interests.queries.ts'
import { checkInterest, logged } from './interests.saving.ts'

export default handle(update_interest, async (input, { tx, refuse, refuseFields, logAct }) => {
  const { interest_id: id, name_en } = input
  const all = await lockInterests(tx)
  const before = all.find((each) => each.id === id) ?? refuse('interest_not_found')
  const checked = checkInterest(input, all, before)
  if ('wrong' in checked) return refuseFields(checked.wrong)
  await setInterest(tx, id, checked.stored)
  await setTags(tx, id, checked.tags)
  logAct({ object: { kind: 'interest', id }, reason: name_en, before: logged(before) })
  return {}
})
