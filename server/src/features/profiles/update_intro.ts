import { update_intro } from '@commons/contract/profiles/profiles.ts'
import { handle } from '../../platform/call/handle.ts'
import { setIntro } from './profiles.queries.ts'

export default handle(update_intro, async (input, { tx, member }) => {
  await setIntro(tx, member.id, input)
  return {}
})
