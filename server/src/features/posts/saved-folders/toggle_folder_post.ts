import { toggle_folder_post } from '@commons/contract/posts/saved-folders.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockLists, saveOnce } from '../../../saves/saves.ts'
import { posts } from '../../../visibility/posts.ts'
import { isOwnFolder, putInFolder, takeOut } from './folders.queries.ts'

export default handle(
  toggle_folder_post,
  async ({ folder_id, post_id }, { tx, member, refuse, hintOnly }) => {
    await lockLists(tx, member.id)
    if (!(await isOwnFolder(tx, member.id, folder_id))) refuse('folder_not_found')
    hintOnly([member.id])
    if (await takeOut(tx, member.id, folder_id, post_id)) return { recdata: { has_post: flag(false) } }
    const object = (await saveOnce(posts, post_id, { tx, member })) ?? refuse('post_not_found')
    await putInFolder(tx, folder_id, object)
    return { recdata: { has_post: flag(true) } }
  },
)
