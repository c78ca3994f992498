import { people_list_members } from '@commons/contract/people/people-lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { faceShape, pageShape } from '../people.shape.ts'
import { isOwnList, listListed } from './people-lists.queries.ts'

export default handle(people_list_members, async ({ list_id }, { db, member, viewer, page, refuse }) => {
  const { before, limit, offset } = page
  if (!(await isOwnList(db, member.id, list_id))) refuse('people_list_not_found')
  const rows = await listListed(db, member.id, list_id, before.at, before.id, limit, offset)
  return pageShape(rows, page, (row) => faceShape(row, viewer))
})
