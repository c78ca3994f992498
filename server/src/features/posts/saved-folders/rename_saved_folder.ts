import { rename_saved_folder } from '@commons/contract/posts/saved-folders.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setFolderName } from './folders.queries.ts'

export default handle(rename_saved_folder, async ({ folder_id, name }, { tx, member, refuse, hintOnly }) => {
  if (!(await setFolderName(tx, member.id, folder_id, name))) refuse('folder_not_found')
  hintOnly([member.id])
  return {}
})
