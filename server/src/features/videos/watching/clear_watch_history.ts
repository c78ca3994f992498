import { clear_watch_history } from '@commons/contract/videos/watching.ts'
import { handle } from '../../../platform/call/handle.ts'
import { forgetAllWatched } from './watching.queries.ts'

export default handle(clear_watch_history, async (_input, { tx, member }) => {
  await forgetAllWatched(tx, member.id)
  return {}
})
