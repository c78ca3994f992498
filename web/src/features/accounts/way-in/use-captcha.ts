import type { Challenge, Solution } from 'altcha/lib'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'

/** `impossible`: this browser offers its cryptography on https and localhost only. */
export type CaptchaState = 'idle' | 'working' | 'done' | 'failed' | 'expired' | 'impossible'

export interface Captcha {
  state: CaptchaState
  /** Valid for a single call; set while the state is `done`. */
  token: string | undefined
  /** Call when the form gets the focus: starts if the captcha never ran or has expired. */
  prepare: () => void
  /** Call when the member ticks the box: starts unless it is running or done. */
  start: () => void
  /** Discards a used token and starts again. */
  renew: () => void
}

// In milliseconds. The page discards a token this long before the server stops accepting it.
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
  /** Sent as `captchaToken`. */
  token: string
  /** In seconds since 1970. */
  expiresAt: number | undefined
}

/** Fetches and solves a captcha; throws on failure. */
async function solvedCaptcha(signal: AbortSignal): Promise<SolvedCaptcha> {
  const { data } = await call('captcha_challenge', {}, { signal })
  // The contract leaves the parameters' type to the library, which also created them on the server.
  const challenge = data as unknown as Challenge
  const solution = await solve(challenge, signal)
  if (!solution) throw new Error('The challenge has no solution')
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: challenge.parameters.expiresAt,
  }
}

const longestUnseen = 20_000

/** Solves a captcha without a checkbox; undefined on failure. Calls may allow that, under a stricter limit. */
export async function captchaUnseen(): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  return solvedCaptcha(AbortSignal.timeout(longestUnseen)).then(
    ({ token }) => token,
    () => undefined,
  )
}

/** Proof of work instead of puzzles for people: fetched and solved when the form gets the focus. */
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
