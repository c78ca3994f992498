import type { RawAnswer } from './call-error.ts'

/** A read that theme.js made while the client was still on its way. */
interface EarlyRead {
  readonly name: string
  /** As it was sent: its input, and who asks. */
  readonly body: string
  readonly language: string
  readonly askedAt: number
  readonly answer: Promise<RawAnswer>
}

declare global {
  interface Window {
    commonsEarly?: EarlyRead | undefined
  }
}

// The socket tells of the last 15 s, and reads of up to 10 s count as fresh once it is there.
const freshFor = 4_000

/**
 * The answer to this very request, if it was made early; given once. Undefined in it: there was none before `ended`.
 */
export function takeEarly(
  { name, body, language }: { name: string; body: string | null; language: string },
  ended: AbortSignal,
): Promise<RawAnswer | undefined> | undefined {
  const early = window.commonsEarly
  if (early?.name !== name || early.body !== body || early.language !== language) return undefined
  window.commonsEarly = undefined
  if (Date.now() - early.askedAt > freshFor) return undefined
  const end = new Promise<undefined>((resolve) => {
    ended.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  return Promise.race([early.answer.catch(() => undefined), end])
}
