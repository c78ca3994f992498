import { randomBytes } from 'node:crypto'
import { group_link_create } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFor } from '../groups.access.ts'
import { addLink, listLinks, mostLinks } from './links.queries.ts'
import { linkShape } from './members.shape.ts'

export default handle(group_link_create, async ({ group_id: group, days = 7, uses }, context) => {
  const { tx, member, viewer, refuse } = context
  await lockFor(context, group, 'link')
  if ((await listLinks(tx, member.id, group)).length >= mostLinks) refuse('too_many_group_links')
  const token = randomBytes(18).toString('base64url')
  const row = await addLink(tx, { group, by: member.id, token, days, uses: uses ?? null })
  return { recdata: linkShape(row, viewer) }
})
