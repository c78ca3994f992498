import { pause } from '@commons/client/retries.ts'
import { uploadFieldOf } from '@commons/contract/upload-field.ts'
import { messageText } from '../locales/contract-messages.ts'
import { cancelled, idle, nextAttemptIn } from './attempts.ts'
import { CallError, networkError, readAnswer } from './call-error.ts'
import { knownRow, rowOf } from './call-rows.ts'
import { acceptLanguage, refused, urlOf, type Answer, type CallName, type Request } from './call.ts'
import { noteWrite } from './early.ts'
import { currentSession, type Session } from './session.ts'

/**
 * How far an upload is. `sending`: `sentBytes` have left. `again`: the connection was lost, and everything is
 * sent again; the count pauses until it is reached. `offline`: waiting for a network. `answering`: all bytes
 * have left, and the server works.
 */
export interface UploadState {
  readonly phase: 'sending' | 'again' | 'offline' | 'answering'
  readonly sentBytes: number
  readonly totalBytes: number
}

export interface UploadOptions {
  onChange?: (state: UploadState) => void
  signal?: AbortSignal
}

type Files = Readonly<Record<string, Blob>>

/** Files from this size on are sent ahead in pieces, which a lost connection costs less than a piece. */
const largeBytes = 16 * 1024 * 1024

// The server checks the file before it answers; sending everything again would cost more than waiting.
const working = 120_000

function formOf(fields: object, files: Files, session: Session | null): FormData {
  const form = new FormData()
  // Credentials before files: the server checks them before it accepts a byte of a file.
  if (session) {
    form.append('user_id', String(session.id))
    form.append('api_key', session.api_key)
  }
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(field, String(value))
  }
  for (const [field, file] of Object.entries(files)) form.append(field, file)
  return form
}

interface AttemptOptions {
  onBytes: (sent: number, total: number) => void
  onAllSent: () => void
  signal: AbortSignal | undefined
}

/**
 * Sends once. Browsers read no answer before all bytes have left or the connection closes, so an early
 * refusal is heard only then. The client therefore checks everything it can before sending.
 */
function attempt(url: string, form: FormData, { onBytes, onAllSent, signal }: AttemptOptions) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    if (signal?.aborted) return reject(cancelled())
    const request = new XMLHttpRequest()
    let watchdog: ReturnType<typeof setTimeout>
    const alive = (patience = idle) => {
      clearTimeout(watchdog)
      watchdog = setTimeout(() => request.abort(), patience)
    }
    const stop = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive()
      onBytes(loaded, total)
    })
    request.upload.addEventListener('load', () => {
      alive(working)
      onAllSent()
    })
    request.addEventListener('loadend', () => {
      clearTimeout(watchdog)
      noteWrite()
      signal?.removeEventListener('abort', stop)
      if (signal?.aborted) return reject(cancelled())
      if (request.status === 0) return reject(networkError())
      try {
        const header = (asked: string) => request.getResponseHeader(asked)
        resolve(readAnswer({ status: request.status, body: request.responseText, header }))
      } catch (error) {
        reject(error instanceof Error ? error : new Error('The answer could not be read', { cause: error }))
      }
    })
    signal?.addEventListener('abort', stop, { once: true })
    request.open('POST', url)
    request.setRequestHeader('accept-language', acceptLanguage())
    alive()
    noteWrite()
    request.send(form)
  })
}

/**
 * Whether every file can still be read: one moved or changed since it was chosen looks like a lost
 * connection.
 */
async function areReadable(files: Files): Promise<boolean> {
  try {
    for (const file of Object.values(files)) await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

function untilOnline(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      window.removeEventListener('online', settle)
      signal?.removeEventListener('abort', settle)
      if (signal?.aborted) reject(cancelled())
      else resolve()
    }
    window.addEventListener('online', settle)
    signal?.addEventListener('abort', settle)
    if (navigator.onLine || signal?.aborted) settle()
  })
}

/** Counts the bytes sent over all attempts, never backwards. */
export function counter(onChange: UploadOptions['onChange']) {
  let most = 0
  let total = 0
  const tell = (phase: UploadState['phase']) => onChange?.({ phase, sentBytes: most, totalBytes: total })
  return {
    tell,
    onBytes(sent: number, of: number) {
      total = of
      const isNew = sent >= most
      most = Math.max(most, sent)
      tell(isNew ? 'sending' : 'again')
    },
    onAllSent() {
      most = total
      tell('answering')
    },
  }
}

interface Ahead {
  /** What the form says of the files that were sent ahead. */
  readonly fields: Readonly<Record<string, string>>
  /** The files that go with the form. */
  readonly rest: Files
  /** The bytes that were sent ahead. */
  readonly bytes: number
  /** Call when the server has taken them, or doesn't have them any more. */
  readonly forget: () => void
}

interface AheadOptions extends Pick<AttemptOptions, 'onBytes' | 'signal'> {
  /** Called when another piece has arrived for good. */
  readonly onPiece: () => void
}

export const isLargeFile = ({ size }: Blob): boolean => size >= largeBytes

const largeOf = (files: Files) => Object.entries(files).filter(([, file]) => isLargeFile(file))

/** Sends the large files in pieces, or what is missing of them. */
async function sendAhead(
  files: Files,
  session: Session,
  { onBytes, onPiece, signal }: AheadOptions,
): Promise<Ahead> {
  const { forgetPieces, sendInPieces } = await import('./pieces.ts')
  const large = largeOf(files)
  const total = large.reduce((sum, [, { size }]) => sum + size, 0)
  const fields: Record<string, string> = {}
  const rest = { ...files }
  let before = 0
  for (const [part, file] of large) {
    const counted = before
    fields[uploadFieldOf(part)] = await sendInPieces(file, session, {
      onBytes: (sent) => onBytes(counted + sent, total),
      onPiece,
      signal,
    })
    before += file.size
    delete rest[part]
  }
  const forget = () => large.forEach(([, file]) => forgetPieces(file, session.id))
  return { fields, rest, bytes: total, forget }
}

/**
 * Makes a call with files. With an `idempotency_key` it is retried after a lost connection, a few times at
 * once and always when the network is back; it cannot happen twice. Large files go on where they were, also
 * after a reload.
 */
export async function upload<N extends CallName>(
  name: N,
  fields: Request<N>,
  files: Files,
  { onChange, signal }: UploadOptions = {},
): Promise<Answer<N>> {
  const repeatable = 'idempotency_key' in fields && fields.idempotency_key !== undefined
  const { tell, onBytes, onAllSent } = counter(onChange)
  const member = currentSession()?.id
  let isAnew = false
  for (let made = 1; ; made++) {
    const session = currentSession()
    let ahead: Ahead | undefined
    try {
      const row = knownRow(name) ?? (await rowOf(name))
      // Those without a session send small pictures.
      if (session && largeOf(files).length > 0)
        ahead = await sendAhead(files, session, { onBytes, onPiece: () => (made = 0), signal })
      const { bytes = 0, rest = files } = ahead ?? {}
      const form = formOf({ ...fields, ...ahead?.fields }, rest, session)
      const answer = await attempt(urlOf(name, row), form, {
        onBytes: (sent, total) => onBytes(bytes + sent, bytes + total),
        onAllSent,
        signal,
      })
      ahead?.forget()
      // The server trims every answer to the contract, so its shape is trusted here without zod.
      return answer as Answer<N>
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // The server has removed what was sent ahead: it is sent again, once.
      if (error.refusal === 'upload_not_found' && ahead && !isAnew) {
        isAnew = true
        ahead.forget()
        continue
      }
      refused(error, session?.api_key)
      const isLost = error.status === 0
      if (isLost && !(await areReadable(files))) throw unreadable()
      if (!isLost || !repeatable) {
        if (isKeyRenewed(error, session)) continue
        throw error
      }
      if (navigator.onLine) {
        const wait = nextAttemptIn(error, made)
        if (wait === undefined) throw error
        tell('again')
        await pause(wait, signal)
      } else {
        tell('offline')
        await untilOnline(signal)
        tell('again')
        made = 0
      }
      // Another tab has logged somebody else in: don't send it in their name.
      if (currentSession()?.id !== member) throw error
    }
  }
}

/** Whether another tab has a new API key, e.g. after a password change. Nothing was done under the old one. */
function isKeyRenewed(error: CallError, session: Session | null): boolean {
  const now = currentSession()
  return error.status === 401 && session !== null && now?.id === session.id && now.api_key !== session.api_key
}

const unreadable = () =>
  new CallError({ refusal: 'file_broken', message: messageText('refusal.file_broken'), status: 0 })
