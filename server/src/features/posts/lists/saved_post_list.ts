import { saved_post_list } from '@commons/contract/posts/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isOwnFolder, listInFolder } from '../saved-folders/folders.queries.ts'
import { listSaved } from './lists.queries.ts'
import { postsPage } from '../posts.page.ts'

export default handle(saved_post_list, async ({ folder_id: folder }, context) => {
  const { db, member, viewer, page, refuse } = context
  const { before, limit, offset } = page
  if (folder !== undefined && !(await isOwnFolder(db, member.id, folder))) refuse('folder_not_found')
  const rows = await (folder === undefined
    ? listSaved(db, member.id, before, limit, offset)
    : listInFolder(db, member.id, folder, before, limit, offset))
  return postsPage(db, rows, page, viewer)
})
