import { voting_seen } from '@commons/contract/surveys/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { addSeen } from './surveys.writing.queries.ts'

export default handle(voting_seen, async ({ voting_title_id }, { tx, member }) => {
  await addSeen(tx, member.id, voting_title_id)
  return {}
})
