import { mute_list } from '@commons/contract/posts/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listMutes } from './lists.queries.ts'
import { muteShape } from './lists.mutes.shape.ts'

export default handle(mute_list, async (_input, { db, member }) => ({
  recdata: (await listMutes(db, member.id)).map(muteShape),
}))
