import { add_story_picture } from '@commons/contract/projects/stories.ts'
import { mostStoryPictures, paragraphsOf } from '@commons/contract/shared/project-story.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkMayUpdate } from '../projects.access.ts'
import { lockStory } from './stories.access.ts'
import { storyPictures } from './stories.media.ts'
import { addPicture, countPictures, getStory } from './stories.queries.ts'

export default handle(add_story_picture, {
  async before({ group_id }, context) {
    const { files, member, platform, refuse } = context
    await checkMayUpdate(context, group_id)
    const file = files.file ?? refuse('picture_missing')
    return platform.mediaRoad.render(file, { use: storyPictures, owner: member.id, crop: undefined })
  },

  async run({ group_id, after, caption = '', alt }, context) {
    const { tx, member, platform, before, refuse } = context
    await lockStory(context, group_id)
    if ((await countPictures(tx, group_id)) >= mostStoryPictures) refuse('too_many_story_pictures')
    const media = await platform.mediaRoad.addReady(tx, member.id, before, alt)
    const end = paragraphsOf(await getStory(tx, group_id)).length
    const placed = { by: member.id, media, after: Math.min(after ?? end, end), caption }
    return { recdata: { story_picture_id: await addPicture(tx, group_id, placed) } }
  },

  undo: async (picture, { mediaRoad }) => mediaRoad.unmake(picture),
})
