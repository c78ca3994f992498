import { hide_setup_checklist } from '@commons/contract/profiles/setup.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hideChecklist } from './setup.queries.ts'

export default handle(hide_setup_checklist, async (_input, { tx, member, hintOnly }) => {
  await hideChecklist(tx, member.id)
  hintOnly([member.id])
  return {}
})
