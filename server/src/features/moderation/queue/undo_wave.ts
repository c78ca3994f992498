import { mostUndoneAtOnce, undo_wave } from '@commons/contract/moderation/queue.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { undoMany } from './queue.acts.ts'
import { hasWave, listStandingOfWave } from './queue.writing.queries.ts'

export default handle(undo_wave, async ({ wave_id: wave, reason }, context) => {
  const { tx, refuse, logAct } = context
  if (!(await hasWave(tx, wave))) refuse('wave_not_found')
  const all = await listStandingOfWave(tx, wave, mostUndoneAtOnce + 1)
  if (all.length === 0) refuse('decision_undone')
  const { ids, ...done } = await undoMany(context, all.slice(0, mostUndoneAtOnce), reason)
  logAct({ object: { kind: 'decision', id: wave }, reason, before: { wave, undone: ids } })
  return { ...done, has_more: flag(all.length > mostUndoneAtOnce && done.undone > 0) }
})
