import { update_jury_setting } from '@commons/contract/moderation/jury.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setTakesPart } from './jury.queries.ts'

export default handle(update_jury_setting, async ({ takes_part }, { tx, member }) => {
  await setTakesPart(tx, member.id, takes_part === 1)
  return {}
})
