/**
 * A client that repeats its calls until they are answered, whatever happens to the server, and records wrong
 * answers.
 */
import { setTimeout as sleep } from 'node:timers/promises'

/** A request that takes longer hangs: the database's own limits are shorter. */
const longestMs = 12_000
/** Includes starts and recovery, so that a test that waits in vain ends. */
const patienceMs = 60_000

export interface PatientClient {
  /** Wrong answers. */
  readonly problems: string[]
  /** Returns how often the server answered that it was overloaded. */
  overloaded(): number
  /** Repeats the call until it succeeds. A refusal that `mayEnd` accepts returns `taken`. */
  ask(call: string, input: object, mayEnd?: MayEnd): Promise<Record<string, unknown> | 'taken'>
  /** Resolves when a call sent from now on is acknowledged. */
  nextAcknowledged(): Promise<void>
  /** Ends all calls in progress with `Stopped`. */
  stop(): void
}

/** Returns true if a refusal means that an earlier, unanswered request was done. */
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
    // No answer: the server was killed.
    return undefined
  }
  if (response.status === 503) {
    if (!response.headers.has('retry-after')) problems.push(`${call}: 503 without Retry-After`)
    if (body['error'] !== 'overloaded') problems.push(`${call}: 503 ${JSON.stringify(body)}`)
  }
  return { status: response.status, body }
}
