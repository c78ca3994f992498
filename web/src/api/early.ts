import type { RawAnswer } from './call-error.ts'

/** A read that theme.js made while the client was still loading. */
interface EarlyRead {
  readonly name: string
  /** The body as it was sent: input and credentials. */
  readonly body: string
  readonly language: string
  readonly askedAt: number
  readonly answer: Promise<RawAnswer>
}

declare global {
  interface Window {
    commonsEarly?: EarlyRead[] | undefined
  }
}

// Plus the 10 s for which reads count as fresh when the socket connects, this must stay below the 15 s of
// changes that the server tells a new socket.
const freshFor = 4_000

let wroteAt = 0

/** Notes that something is or was written: what was read before may no longer be true. */
export function noteWrite(): void {
  window.commonsEarly = undefined
  wroteAt = Date.now()
}

/** Returns whether this page has written nothing since that moment, in milliseconds since 1970. */
export const isSinceWrites = (at: number): boolean => at > wroteAt

/** Returns whether theme.js has asked for something that nobody has taken yet. */
export const hasEarly = (): boolean => window.commonsEarly !== undefined && window.commonsEarly.length > 0

/**
 * Takes the answer to exactly this request, if it was made early; given only once. Resolves to undefined if
 * it failed or did not come before `ended`.
 */
export function takeEarly(
  { name, body, language }: { name: string; body: string | null; language: string },
  ended: AbortSignal,
): Promise<RawAnswer | undefined> | undefined {
  const isAsked = (read: EarlyRead) => read.name === name && read.body === body && read.language === language
  const early = window.commonsEarly?.find(isAsked)
  // A read that was given up before would wait for an end that has been.
  if (!early || ended.aborted) return undefined
  window.commonsEarly = window.commonsEarly?.filter((read) => read !== early)
  if (Date.now() - early.askedAt > freshFor) return undefined
  const end = new Promise<undefined>((resolve) => {
    ended.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  return Promise.race([early.answer.catch(() => undefined), end])
}
