import { flag } from '@commons/contract/shared/flag.ts'
import { pause_watch_history } from '@commons/contract/videos/watching.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setHistoryPaused } from './watching.queries.ts'

export default handle(pause_watch_history, async ({ is_paused }, { tx, member }) => {
  await setHistoryPaused(tx, member.id, is_paused === 1)
  return { is_paused: flag(is_paused === 1) }
})
