import { sujjested_hashtag } from '@commons/contract/posts/tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listHotTags } from './tags.queries.ts'
import { tagShape } from './tags.shape.ts'

export default handle(sujjested_hashtag, async (_input, { db, member }) => ({
  recdata: (await listHotTags(db, member.id)).map(tagShape),
}))
