import { add_backer_update } from '@commons/contract/funding/updates.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findSight } from '../funding.access.ts'
import { addNews } from '../settling/news.queries.ts'
import { tellBackers } from '../settling/settling.jobs.ts'
import { addUpdate } from './updates.queries.ts'

export default handle(add_backer_update, async ({ group_id, message }, { tx, member, platform, refuse }) => {
  const sight = (await findSight(tx, member.id, group_id)) ?? refuse('project_not_found')
  if (!sight.is_owner) refuse('group_forbidden')
  const id = await addUpdate(tx, group_id, message)
  await addNews(tx, group_id, 'backer_update', id)
  await platform.jobs.add(tx, tellBackers(platform), {})
  return { recdata: { backer_update_id: id } }
})
