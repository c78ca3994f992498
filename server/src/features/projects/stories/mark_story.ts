import { mark_story } from '@commons/contract/projects/stories.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listReasons } from '../../../tags/reasons.rules.ts'
import { lockStory } from './stories.access.ts'
import { setNsfw } from './stories.queries.ts'

export default handle(mark_story, async ({ group_id, nsfw }, context) => {
  const reasons = listReasons(nsfw)
  await lockStory(context, group_id)
  await setNsfw(context.tx, group_id, reasons)
  return { recdata: { group_id } }
})
