import { post_versions } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { findPost } from './posts.queries.ts'
import { versionShape } from './posts.shape.ts'
import { listVersions } from './posts.writing.queries.ts'

export default handle(post_versions, async ({ post_id }, { db, member, refuse }) => {
  const rows = await listVersions(db, member.id, post_id)
  if (rows.length === 0 && (await findPost(db, member.id, post_id)).length === 0) refuse('post_not_found')
  return { recdata: rows.map(versionShape) }
})
