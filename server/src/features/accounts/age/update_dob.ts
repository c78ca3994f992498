import { update_dob } from '@commons/contract/accounts-age.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getNsfw, setBirth } from './age.queries.ts'
import { dobMayChangeAt, dobProblem } from './age.rules.ts'

/** The first saying counts as a change: or who is told what they are too young for would say another at once. */
export default handle(
  update_dob,
  async ({ dob }, { tx, member, language, refuse, refuseFields, hintOnly }) => {
    const present = now()
    const problem = dobProblem(dob, present)
    if (problem) refuseFields({ dob: problem })
    hintOnly([member.id])
    if (await setBirth(tx, member.id, dob)) return {}
    const { born_on, born_on_changed_at } = await getNsfw(tx, member.id)
    if (born_on !== dob) {
      const mayAt = dobMayChangeAt(born_on_changed_at ?? present)
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(mayAt)
      refuse('dob_changed_often', { values: { day } })
    }
    return {}
  },
)
