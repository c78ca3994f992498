import { follower_list } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { listFollowers, pageOfMembers } from './people.lists.queries.ts'
import { pageOf } from './people.rules.ts'
import { listedShape, pageShape } from './people.shape.ts'

export default handle(follower_list, async (asked, { db, member, language, platform, refuse }) => {
  const { view_user_id: owner = member.id } = asked
  const page = pageOf(asked)
  const { may = refuse('member_not_found'), rows } = await pageOfMembers(
    db,
    listFollowers,
    member.id,
    owner,
    page,
  )
  if (!may) refuse('not_following')
  return pageShape(rows, page.limit, (row) => listedShape(row, { language, media: platform.media }))
})
