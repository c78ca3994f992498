import type { UserData } from '@commons/contract/accounts.ts'
import { useSyncExternalStore } from 'react'

/** Who is logged in. The server keeps it in the cookie `name`, which this page may read. */
export type Session = UserData

export type SessionEnd = 'logged_out' | 'session_replaced' | 'session_expired' | 'session_unknown'

const cookieName = 'name'

function cookieText(): string {
  for (const pair of document.cookie.split(/;\s*/)) {
    if (pair.startsWith(`${cookieName}=`)) return pair.slice(cookieName.length + 1)
  }
  return ''
}

function parse(text: string): Session | null {
  if (text === '') return null
  try {
    const data = JSON.parse(decodeURIComponent(text)) as Partial<Session> | null
    const whole = typeof data?.id === 'number' && typeof data.api_key === 'string' && data.api_key !== ''
    return whole ? (data as Session) : null
  } catch {
    // Another program's cookie of the same name on this host is no session.
    return null
  }
}

let readFrom = cookieText()
let session = parse(readFrom)
const watchers = new Set<() => void>()
const endings = new Set<(reason: SessionEnd) => void>()

/** Tells the other tabs of this browser; they share the cookie but not this page's memory. */
export const sessionTabs = new BroadcastChannel('commons.session')

type Notice = { opened: true } | { ended: SessionEnd; key: string }

function show(next: Session | null) {
  session = next
  for (const watcher of watchers) watcher()
}

/** Takes over what the cookie says by now: another tab may have logged in or out. */
function reread() {
  const text = cookieText()
  if (text === readFrom) return
  readFrom = text
  const next = parse(text)
  if (next?.api_key !== session?.api_key) show(next)
}

// The key itself stays out of the message: its first part names the session.
const keyName = (key: string) => key.split('.')[0] ?? ''

sessionTabs.addEventListener('message', ({ data }: MessageEvent<Notice>) => {
  if ('opened' in data) reread()
  else if (session && keyName(session.api_key) === data.key) finish(data.ended)
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') reread()
})

function finish(reason: SessionEnd) {
  readFrom = ''
  show(null)
  for (const listener of endings) listener(reason)
}

export function currentSession(): Session | null {
  return session
}

/** The session as it stands, kept up to date across tabs. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, currentSession)
}

export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** After a login, whose answer has set the cookies. */
export function openSession(userData: Session): void {
  readFrom = cookieText()
  show(userData)
  sessionTabs.postMessage({ opened: true } satisfies Notice)
}

/** Ends the session here and in the browser's other tabs. A second end says nothing. */
export function endSession(reason: SessionEnd): void {
  if (!session) return
  const { api_key } = session
  if (parse(cookieText())?.api_key === api_key)
    document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Strict`
  finish(reason)
  sessionTabs.postMessage({ ended: reason, key: keyName(api_key) } satisfies Notice)
}

/**
 * A call with this key was refused with 401. Many calls may be under way with one key, and another
 * tab may have logged in meanwhile: only the key that is still in use ends the session.
 */
export function sessionRefused(apiKey: string, refusal: string): void {
  reread()
  if (session?.api_key !== apiKey) return
  endSession(refusal === 'session_replaced' || refusal === 'session_expired' ? refusal : 'session_unknown')
}

export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  endings.add(listener)
  return () => endings.delete(listener)
}
