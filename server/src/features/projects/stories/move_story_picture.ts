import { move_story_picture } from '@commons/contract/projects/stories.ts'
import { mostStoryPictures, paragraphsOf } from '@commons/contract/shared/project-story.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockPicture } from './stories.access.ts'
import { getStory, movePicture } from './stories.queries.ts'

export default handle(
  move_story_picture,
  async ({ story_picture_id: picture, after, place = mostStoryPictures }, context) => {
    const group_id = await lockPicture(context, picture)
    const end = paragraphsOf(await getStory(context.tx, group_id)).length
    await movePicture(context.tx, group_id, { picture, after: Math.min(after, end), place })
    return { recdata: { group_id } }
  },
)
