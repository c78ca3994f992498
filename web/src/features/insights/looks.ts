/** Reports what this page has shown: each thing once, in few batches. Who looked isn't recorded. */
import { mostLooks } from '@commons/contract/shared/insights.ts'
import { type Request, tell } from '../../api/call.ts'
import { watchMember } from '../../api/session.ts'

type Looks = Required<Omit<Request<'count_looks'>, 'idempotency_key'>>
export type LookKind = keyof Looks

/** A page that is hidden reports at once, so only one that crashes loses as much. */
const reportEvery = 300_000
/** A page that stays open for weeks forgets what it has reported. */
const mostKnown = 5_000

const none = (): Record<LookKind, number[]> => ({ impressions: [], post_pageviews: [], member_pageviews: [] })
let waiting = none()
const known = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Reports what was looked at since the last time. */
function report(): void {
  clearTimeout(timer)
  timer = undefined
  // Sent when there is something new to report, once the network is back.
  if (!navigator.onLine || Object.values(waiting).every((ids) => ids.length === 0)) return
  const looks = waiting
  waiting = none()
  void tell('count_looks', looks)
}

/** Notes that this was looked at. */
export function noteLook(kind: LookKind, id: number): void {
  const what = `${kind} ${id}`
  if (known.has(what) || waiting[kind].length >= mostLooks) return
  if (known.size >= mostKnown) known.clear()
  known.add(what)
  waiting[kind].push(id)
  if (waiting[kind].length >= mostLooks) report()
  else timer ??= setTimeout(report, reportEvery)
}

// What had to wait for the network is sent when it's back.
addEventListener('online', report)
// A page that is hidden may never be shown again.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') report()
})
// What one member saw is not reported in another's name.
watchMember(() => {
  clearTimeout(timer)
  timer = undefined
  waiting = none()
  known.clear()
})
