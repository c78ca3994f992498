import type { UserData } from '@commons/contract/accounts/accounts.ts'
import { store, useStore } from '../ui/store.ts'

/** The logged-in member. The server keeps it in the cookie `name`, which this page may read. */
export type Session = UserData

/** `login_expired`: a login's second factor came too late; there was no session yet. */
export type SessionEnd =
  | 'logged_out'
  | 'session_replaced'
  | 'session_expired'
  | 'session_unknown'
  | 'login_expired'

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
    // Another program on this host may set a cookie of the same name.
    return null
  }
}

const isPending = (data: Session) => data.is_second_factor_pending === '1'

let readFrom = cookieText()
/** The cookie's content: a session, or a login whose second factor is still to come. */
const stored = store(parse(readFrom))
const endings = new Set<(reason: SessionEnd) => void>()

/** Tells the browser's other tabs, which share the cookie but not this page's memory. */
export const sessionTabs = new BroadcastChannel('commons.session')

type Notice = { changed: true } | { ended: SessionEnd; key: string }

function tellTabs() {
  sessionTabs.postMessage({ changed: true } satisfies Notice)
}

/**
 * Rereads the cookie and returns whether it has changed: another tab may have logged in or out, or changed a
 * name.
 */
function reread(): boolean {
  const text = cookieText()
  if (text === readFrom) return false
  readFrom = text
  const next = parse(text)
  if (leaving && stored.get() && !next) endSession('logged_out')
  else stored.set(next)
  return true
}

// The key itself stays out of the message: its first part names the session.
const keyName = (key: string) => key.split('.')[0] ?? ''

sessionTabs.addEventListener('message', ({ data }: MessageEvent<Notice>) => {
  if ('changed' in data) reread()
  else if (keyName(stored.get()?.api_key ?? '') === data.key) finish(data.ended)
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') reread()
})

// A member who asked to log out has left by themselves, whatever reports it first: the answer removes the
// cookie, and another call or the socket may learn of the end earlier.
let leaving = false

function finish(reason: SessionEnd) {
  readFrom = ''
  stored.set(null)
  for (const listener of endings) listener(reason)
}

const sessionOf = (data: Session | null) => (data && !isPending(data) ? data : null)

export function currentSession(): Session | null {
  return sessionOf(stored.get())
}

/** Returns a login whose password was right and whose second factor is still to come. It is no session. */
export function pendingLogin(): Session | null {
  const data = stored.get()
  return data && isPending(data) ? data : null
}

/** Returns the current session, kept up to date across tabs. */
export function useSession(): Session | null {
  return useStore(stored, sessionOf)
}

export const watchSession = stored.subscribe

/**
 * Calls the watcher when another member is logged in than before, or nobody: what one member did must not
 * affect the next.
 */
export function watchMember(watcher: () => void): () => void {
  let member = currentSession()?.id
  return watchSession(() => {
    const next = currentSession()?.id
    if (next === member) return
    member = next
    watcher()
  })
}

/** Call after a login or its first step, whose answer has set the cookies. */
export function openSession(userData: Session): void {
  readFrom = cookieText()
  stored.set(userData)
  tellTabs()
}

/** Call after an answer, which may have written a new name or address into the cookie. */
export function rereadSession(): void {
  if (reread()) tellTabs()
}

/** Takes over the server's current names; another device may have changed them since the cookie was written. */
export function reviseNames({ full_name, username }: Pick<Session, 'full_name' | 'username'>): void {
  const session = currentSession()
  if (!session || (session.full_name === full_name && session.username === username)) return
  stored.set({ ...session, full_name, username })
}

/** Deletes the cookie, unless another tab has logged in since. */
function forget(apiKey: string) {
  if (parse(cookieText())?.api_key === apiKey)
    document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Strict`
}

/** Takes back the first step of a login, here and in the other tabs, so that somebody else can log in. */
export function forgetPendingLogin(): void {
  const pending = pendingLogin()
  if (!pending) return
  forget(pending.api_key)
  reread()
  tellTabs()
}

/** Ends the session here and in the browser's other tabs. Ending it again does nothing. */
export function endSession(reason: SessionEnd): void {
  const data = stored.get()
  if (!data) return
  const { api_key } = data
  const ended = leaving ? 'logged_out' : reason
  forget(api_key)
  finish(ended)
  sessionTabs.postMessage({ ended, key: keyName(api_key) } satisfies Notice)
}

/** Ends the session at the server by `logout`, and then here. If the server refuses, it stays. */
export async function leave(logout: () => Promise<unknown>): Promise<void> {
  leaving = true
  try {
    await logout()
    endSession('logged_out')
  } finally {
    leaving = false
  }
}

/**
 * Ends the session after a call with this API key was refused with 401. Many calls may be under way with one
 * key, and another tab may have logged in since: only the key still in use ends the session.
 */
export function sessionRefused(apiKey: string, refusal: string): void {
  reread()
  const data = stored.get()
  if (data?.api_key !== apiKey) return
  if (isPending(data)) return endSession('login_expired')
  endSession(refusal === 'session_replaced' || refusal === 'session_expired' ? refusal : 'session_unknown')
}

export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  endings.add(listener)
  return () => endings.delete(listener)
}
