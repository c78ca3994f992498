import { delete_saved_folder } from '@commons/contract/posts/saved-folders.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeFolder } from './folders.queries.ts'

export default handle(delete_saved_folder, async ({ folder_id }, { tx, member, refuse, hintOnly }) => {
  if (!(await removeFolder(tx, member.id, folder_id))) refuse('folder_not_found')
  hintOnly([member.id])
  return {}
})
