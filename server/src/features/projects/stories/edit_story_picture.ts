import { edit_story_picture } from '@commons/contract/projects/stories.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockPicture } from './stories.access.ts'
import { setPicture } from './stories.queries.ts'

export default handle(edit_story_picture, async ({ story_picture_id: picture, caption, alt }, context) => {
  const group_id = await lockPicture(context, picture)
  await setPicture(context.tx, picture, { caption, alt })
  return { recdata: { group_id } }
})
