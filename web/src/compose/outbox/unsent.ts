import { currentSession } from '../../api/session.ts'
import { openDialog } from '../../ui/dialog/dialog-host.ts'
import { countDrafts } from '../draft.ts'
import { saveDrafts } from '../keep-draft.ts'
import { outbox } from './outbox.ts'

/** Counts what this member has done and written that the server does not have: a logout deletes it. */
export async function countUnsent(): Promise<number> {
  const member = currentSession()?.id
  if (member === undefined) return 0
  saveDrafts()
  const waiting = [...outbox.get().values()].filter(({ what }) => what.arrived === undefined).length
  // A browser that forbids storage keeps no drafts.
  return waiting + (await countDrafts(member).catch(() => 0))
}

/** Asks whether to log out all the same. */
export function askUnsent(count: number, onLeave: () => void): void {
  void openDialog(() => import('./UnsentDialog.tsx'), { count, onLeave })
}
