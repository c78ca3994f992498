/** A client that asks until it is answered, whatever happens to the server, and notes what must not be answered. */
import { setTimeout as sleep } from 'node:timers/promises'

/** A request that takes longer hangs. The database's own limits are shorter. */
const longestMs = 12_000
/** Starting, healing and all: only so that a test that waits in vain ends. */
const patienceMs = 60_000

export interface PatientClient {
  /** What was answered that must not be. */
  readonly problems: string[]
  /** How often the answer was that it is too much now. */
  overloaded(): number
  /** Asks until there is a success. A refusal that `mayEnd` takes is answered as `taken`. */
  ask(call: string, input: object, mayEnd?: MayEnd): Promise<Record<string, unknown> | 'taken'>
  /** Resolves when something that is sent from now on is acknowledged. */
  nextAcknowledged(): Promise<void>
  /** Has everything that is being asked end with `Stopped`. */
  stop(): void
}

/** Whether a refusal says that it was done, where an earlier request may have been heard and not answered. */
type MayEnd = (refusal: unknown, wasUnanswered: boolean) => boolean

export class Stopped extends Error {}

export function patientClient(url: string): PatientClient {
  const problems: string[] = []
  let overloaded = 0
  let stopped = false
  let waiting: Array<{ since: number; resolve: () => void }> = []

  const acknowledge = (sentAt: number) => {
    for (const each of waiting) if (each.since <= sentAt) each.resolve()
    waiting = waiting.filter((each) => each.since > sentAt)
  }

  return {
    problems,
    overloaded: () => overloaded,
    stop: () => void (stopped = true),
    async ask(call, input, mayEnd) {
      for (let wasUnanswered = false; ; wasUnanswered = true) {
        if (stopped) throw new Stopped()
        const sentAt = performance.now()
        const answer = await send(url, call, input, problems)
        if (answer?.status === 200) {
          acknowledge(sentAt)
          return answer.body
        }
        if (answer && mayEnd?.(answer.body['error'], wasUnanswered)) return 'taken'
        if (answer?.status === 503) overloaded++
        else if (answer !== undefined)
          problems.push(`${call} answered ${answer.status} ${JSON.stringify(answer.body)}`)
        await sleep(20)
      }
    },
    nextAcknowledged: () =>
      new Promise((resolve, reject) => {
        const silence = () => reject(new Error(`Nothing was acknowledged for long. ${problems.join('; ')}`))
        const timer = setTimeout(silence, patienceMs)
        waiting.push({ since: performance.now(), resolve: () => (clearTimeout(timer), resolve()) })
      }),
  }
}

async function send(url: string, call: string, input: object, problems: string[]) {
  let response: Response
  let body: Record<string, unknown>
  try {
    response = await fetch(`${url}/api/users/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(longestMs),
    })
    body = (await response.json()) as Record<string, unknown>
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') problems.push(`${call} hung`)
    // Nobody is there: the server was killed.
    return undefined
  }
  if (response.status === 503) {
    if (!response.headers.has('retry-after')) problems.push(`${call}: 503 without Retry-After`)
    if (body['error'] !== 'overloaded') problems.push(`${call}: 503 ${JSON.stringify(body)}`)
  }
  return { status: response.status, body }
}
