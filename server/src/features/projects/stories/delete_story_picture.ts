import { delete_story_picture } from '@commons/contract/projects/stories.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockPicture } from './stories.access.ts'
import { removePicture } from './stories.queries.ts'

export default handle(delete_story_picture, async ({ story_picture_id: picture }, context) => {
  const group_id = await lockPicture(context, picture)
  await removePicture(context.tx, picture)
  return { recdata: { group_id } }
})
