import type { Challenge, Solution } from 'altcha/lib'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'

/** `impossible`: this browser lends its cryptography to https and localhost only. */
export type CaptchaState = 'idle' | 'working' | 'done' | 'failed' | 'expired' | 'impossible'

export interface Captcha {
  state: CaptchaState
  /** Good once, while `done`. */
  token: string | undefined
  /** Somebody turned to the form: starts if it never ran, or ran too long ago. */
  prepare: () => void
  /** Somebody asked for it: starts unless it is under way or done. */
  start: () => void
  /** Forgets a token that was used, and starts anew. */
  renew: () => void
}

// The server takes a token a moment longer than the page offers it.
const margin = 10_000

function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    signal.addEventListener('abort', () => {
      end()
      resolve(null)
    })
    worker.addEventListener('message', ({ data }: MessageEvent<{ solution: Solution | null }>) => {
      end()
      resolve(data.solution)
    })
    worker.addEventListener('error', () => {
      end()
      reject(new Error('The captcha worker failed'))
    })
    worker.postMessage(challenge)
  })
}

interface SolvedCaptcha {
  /** What travels as `captchaToken`. */
  token: string
  /** In seconds since 1970. */
  expiresAt: number | undefined
}

/** Fetches a captcha and solves it; throws where that fails. */
async function solvedCaptcha(signal: AbortSignal): Promise<SolvedCaptcha> {
  const { data } = await call('captcha_challenge', {}, { signal })
  // The contract leaves the parameters to the library, which made them on the server's side too.
  const challenge = data as unknown as Challenge
  const solution = await solve(challenge, signal)
  if (!solution) throw new Error('The challenge has no solution')
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: challenge.parameters.expiresAt,
  }
}

const longestUnseen = 20_000

/** A captcha solved where no box is shown; without one the call may still be taken, within a tighter limit. */
export async function captchaUnseen(): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  return solvedCaptcha(AbortSignal.timeout(longestUnseen)).then(
    ({ token }) => token,
    () => undefined,
  )
}

/** A proof of work instead of puzzles for people: fetched and solved once somebody turns to the form. */
export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>(globalThis.crypto?.subtle ? 'idle' : 'impossible')
  const [token, setToken] = useState<string>()
  const running = useRef<AbortController | null>(null)
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
    clearTimeout(expiry.current)
  }, [])
  useEffect(() => stop, [stop])

  const begin = useCallback(async () => {
    stop()
    const { signal } = (running.current = new AbortController())
    setToken(undefined)
    setState('working')
    try {
      const { token: solved, expiresAt } = await solvedCaptcha(signal)
      if (signal.aborted) return
      setToken(solved)
      setState('done')
      if (expiresAt)
        expiry.current = setTimeout(
          () => {
            setToken(undefined)
            setState('expired')
          },
          Math.max(0, expiresAt * 1000 - Date.now() - margin),
        )
    } catch {
      if (!signal.aborted) setState('failed')
    }
  }, [stop])

  const start = useCallback(() => {
    if (state === 'idle' || state === 'failed' || state === 'expired') void begin()
  }, [begin, state])

  const prepare = useCallback(() => {
    if (state === 'idle' || state === 'expired') void begin()
  }, [begin, state])

  const renew = useCallback(() => {
    if (state !== 'impossible') void begin()
  }, [begin, state])

  return { state, token, prepare, start, renew }
}
