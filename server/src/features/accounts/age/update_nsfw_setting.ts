import { update_nsfw_setting } from '@commons/contract/accounts/age.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getNsfw, setNsfw } from './age.queries.ts'
import { ageOf } from './age.rules.ts'
import { nsfwChoices } from './age.shape.ts'

export default handle(
  update_nsfw_setting,
  async ({ nsfw_setting }, { tx, member, language, refuse, hintOnly }) => {
    const age = ageOf((await getNsfw(tx, member.id)).born_on, now())
    if (age !== 'adult') refuse('not_of_age')
    // If a reason is named twice, the last one counts.
    const chosen = [...new Map(nsfw_setting.map(({ nsfw, setting }) => [nsfw, setting]))]
    const those = (wanted: string) => chosen.flatMap(([nsfw, setting]) => (setting === wanted ? [nsfw] : []))
    await setNsfw(tx, member.id, { shown: those('show'), hidden: those('hide'), covered: those('cover') })
    hintOnly([member.id])
    return { nsfw_setting: nsfwChoices(await getNsfw(tx, member.id), age, language) }
  },
)
