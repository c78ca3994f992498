import { admin_interest_list } from '@commons/contract/profiles/interests.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listAdminInterests } from './interests.queries.ts'
import { namesOf } from './interests.shape.ts'

export default handle(admin_interest_list, async (_input, { db }) => ({
  recdata: (await listAdminInterests(db)).map((interest) => ({
    interest_id: interest.id,
    ...namesOf(interest),
    kind: interest.kind,
    hashtags: interest.hashtags,
    member_count: interest.member_count,
  })),
}))
