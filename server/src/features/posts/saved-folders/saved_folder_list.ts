import { saved_folder_list } from '@commons/contract/posts/saved-folders.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listFolders } from './folders.queries.ts'

export default handle(saved_folder_list, async ({ post_id }, { db, member }) => {
  const rows = await listFolders(db, member.id, post_id ?? null)
  return { recdata: rows.map((row) => ({ ...row, has_post: flag(row.has_post) })) }
})
