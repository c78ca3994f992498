import { add_saved_folder } from '@commons/contract/posts/saved-folders.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockLists, saveOnce } from '../../../saves/saves.ts'
import { posts } from '../../../visibility/posts.ts'
import { addFolder, putInFolder } from './folders.queries.ts'

export default handle(add_saved_folder, async ({ name, post_id }, { tx, member, refuse, hintOnly }) => {
  await lockLists(tx, member.id)
  const folder_id = (await addFolder(tx, member.id, name)) ?? refuse('too_many_folders')
  if (post_id !== undefined) {
    const object = (await saveOnce(posts, post_id, { tx, member })) ?? refuse('post_not_found')
    await putInFolder(tx, folder_id, object)
  }
  hintOnly([member.id])
  return { recdata: { folder_id } }
})
