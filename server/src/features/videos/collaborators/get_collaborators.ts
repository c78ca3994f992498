import { get_collaborators } from '@commons/contract/videos/collaborators.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkChannel } from '../channels/channels.access.ts'
import { listCollaborators } from './collaborators.queries.ts'
import { collaboratorShape } from './collaborators.shape.ts'

export default handle(get_collaborators, async ({ channel_id }, context) => {
  const { db, member, viewer } = context
  await checkChannel(context, channel_id, 'see')
  const rows = await listCollaborators(db, member.id, channel_id)
  return { response: rows.map((row) => collaboratorShape(row, viewer)) }
})
