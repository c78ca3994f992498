import { move_interest } from '@commons/contract/profiles/interests.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockInterests, setOrder } from './interests.queries.ts'
import { nameIn } from './interests.shape.ts'

export default handle(move_interest, async ({ interest_id: id, before_interest_id: next }, context) => {
  const { tx, refuse, refuseFields, logAct } = context
  const all = await lockInterests(tx)
  const moved = all.find((each) => each.id === id) ?? refuse('interest_not_found')
  const order = all.filter(({ kind }) => kind === moved.kind).map((each) => each.id)
  const others = order.filter((each) => each !== id)
  const at = next === undefined ? others.length : others.indexOf(next)
  if (at === -1) refuseFields({ before_interest_id: 'interest_elsewhere' })
  await setOrder(tx, others.toSpliced(at, 0, id))
  logAct({
    object: { kind: 'interest', id },
    reason: nameIn('en', moved),
    before: { place: order.indexOf(id) + 1 },
  })
  return {}
})
