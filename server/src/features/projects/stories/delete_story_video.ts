import { delete_story_video } from '@commons/contract/projects/stories.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockStory } from './stories.access.ts'
import { removeVideo } from './stories.queries.ts'

export default handle(delete_story_video, async ({ group_id }, context) => {
  await lockStory(context, group_id)
  await removeVideo(context.tx, group_id)
  return { recdata: { group_id } }
})
