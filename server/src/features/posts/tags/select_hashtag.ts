import { select_hashtag } from '@commons/contract/posts-tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listTagChoices } from './tags.queries.ts'
import { tagShape } from './tags.shape.ts'

export default handle(select_hashtag, async (_input, { db, member }) => ({
  hashtags: (await listTagChoices(db, member.id)).map(tagShape),
}))
