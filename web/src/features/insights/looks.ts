/** Reports what this page has shown, each thing once, in few batches. Doesn't record who looked. */
import { mostLooks } from '@commons/contract/shared/insights.ts'
import { type Request, tell } from '../../api/call.ts'
import { watchMember } from '../../api/session.ts'

type Looks = Required<Omit<Request<'count_looks'>, 'idempotency_key'>>
export type LookKind = keyof Looks

/** In milliseconds. Hidden pages report at once, so only a crash loses this much. */
const reportEvery = 300_000
/** Limits memory on pages that stay open for weeks; past it, everything may be reported again. */
const mostKnown = 5_000

const none = (): Record<LookKind, number[]> => ({ impressions: [], post_pageviews: [], member_pageviews: [] })
let waiting = none()
const known = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Reports the looks since the last report. */
function report(): void {
  clearTimeout(timer)
  timer = undefined
  // Offline, looks are kept and sent with a later report.
  if (!navigator.onLine || Object.values(waiting).every((ids) => ids.length === 0)) return
  const looks = waiting
  waiting = none()
  void tell('count_looks', looks)
}

/** Records a look to be reported. */
export function noteLook(kind: LookKind, id: number): void {
  const what = `${kind} ${id}`
  if (known.has(what) || waiting[kind].length >= mostLooks) return
  if (known.size >= mostKnown) known.clear()
  known.add(what)
  waiting[kind].push(id)
  if (waiting[kind].length >= mostLooks) report()
  else timer ??= setTimeout(report, reportEvery)
}

// Looks that had to wait for the network are sent when it's back.
addEventListener('online', report)
// A hidden page may never become visible again.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') report()
})
// A member's looks must not be reported under another account.
watchMember(() => {
  clearTimeout(timer)
  timer = undefined
  waiting = none()
  known.clear()
})
