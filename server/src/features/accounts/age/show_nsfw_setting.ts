import { show_nsfw_setting } from '@commons/contract/accounts/age.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getNsfw } from './age.queries.ts'
import { ageOf } from './age.rules.ts'
import { nsfwChoices } from './age.shape.ts'

export default handle(show_nsfw_setting, async (_input, { db, member, language }) => {
  const row = await getNsfw(db, member.id)
  const age = ageOf(row.born_on, now())
  const may_choose: 0 | 1 = age === 'adult' ? 1 : 0
  return { nsfw_setting: nsfwChoices(row, age, language), age, may_choose }
})
