import { project_funding } from '@commons/contract/funding/funding.ts'
import { handle } from '../../platform/call/handle.ts'
import { listFunding } from './funding.reading.queries.ts'
import { fundingShape } from './funding.shape.ts'

export default handle(project_funding, async ({ group_id }, { db, member, viewer, refuse }) => {
  const row = (await listFunding(db, member.id, group_id))[0] ?? refuse('project_not_found')
  return { recdata: fundingShape(row, viewer) }
})
