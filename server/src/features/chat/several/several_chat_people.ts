import { several_chat_people } from '@commons/contract/chat/several.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { botShape } from '../../../authors/author.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { faceAddress } from '../../../platform/media/address.ts'
import { findStanding, listPeople } from './several.queries.ts'

export default handle(several_chat_people, async ({ chat_id }, { db, member, viewer, refuse }) => {
  if (!(await findStanding(db, member.id, chat_id))) refuse('chat_not_found')
  const rows = await listPeople(db, member.id, chat_id)
  return {
    recdata: rows.map(({ id, is_admin, is_owner, ...row }) => ({
      user_id: id,
      username: row.username,
      full_name: row.full_name,
      profile_pic: faceAddress(viewer.media, row.avatar_key),
      ...botShape(row),
      is_admin: flag(is_admin),
      is_owner: flag(is_owner),
    })),
  }
})
