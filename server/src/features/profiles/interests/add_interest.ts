import { add_interest, mostInterests } from '@commons/contract/profiles/interests.ts'
import { handle } from '../../../platform/call/handle.ts'
import { addInterest, lockInterests, setTags } from './interests.queries.ts'
import { checkInterest } from './interests.saving.ts'

export default handle(add_interest, async (input, { tx, refuse, refuseFields, logAct }) => {
  const all = await lockInterests(tx)
  const checked = checkInterest(input, all)
  if ('wrong' in checked) return refuseFields(checked.wrong)
  if (all.length >= mostInterests) refuse('too_many_interests')
  const id = await addInterest(tx, checked.stored)
  await setTags(tx, id, checked.tags)
  logAct({ object: { kind: 'interest', id }, reason: input.name_en })
  return { interest_id: id }
})
