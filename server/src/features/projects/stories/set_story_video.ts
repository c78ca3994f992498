import { set_story_video } from '@commons/contract/projects/stories.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkMayUpdate } from '../projects.access.ts'
import { lockStory } from './stories.access.ts'
import { storyVideos } from './stories.media.ts'
import { addVideo, removeVideo } from './stories.queries.ts'

export default handle(set_story_video, {
  async before({ group_id, alt }, context) {
    const { files, member, platform, refuse } = context
    await checkMayUpdate(context, group_id)
    const file = files.file ?? refuse('story_video_missing')
    const { captions } = files
    return platform.mediaRoad.accept(file, { use: storyVideos, owner: member.id, alt, captions })
  },

  async run({ group_id }, context) {
    const { tx, member, platform, before } = context
    await lockStory(context, group_id)
    const media = await platform.mediaRoad.attach(tx, before)
    await removeVideo(tx, group_id)
    await addVideo(tx, group_id, { by: member.id, media })
    return { recdata: { group_id } }
  },

  undo: async (video, { mediaRoad }) => mediaRoad.discard(video),
})
