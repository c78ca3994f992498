import { show_dob } from '@commons/contract/accounts/age.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getNsfw } from './age.queries.ts'
import { dobMayChangeAt } from './age.rules.ts'

export default handle(show_dob, async (_input, { db, member }) => {
  const { born_on, born_on_changed_at } = await getNsfw(db, member.id)
  const mayAt = born_on_changed_at && dobMayChangeAt(born_on_changed_at)
  return { dob: born_on, changeable_from: mayAt && mayAt > now() ? mayAt.toISOString() : null }
})
