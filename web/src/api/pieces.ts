/**
 * Sends a large file in pieces, by the tus protocol. Its address is remembered under what identifies the
 * file, so that it goes on after a lost connection or a reload. That takes the same `File`: a phone that
 * recompresses a film each time it is picked makes another one, so keep the file, as drafts and the outbox do.
 */
import { Upload, type DetailedError } from 'tus-js-client'
import { cancelled, idle } from './attempts.ts'
import { CallError, networkError, readAnswer } from './call-error.ts'
import { acceptLanguage } from './call.ts'
import type { Session } from './session.ts'

const endpoint = '/api/uploads'
const pieceBytes = 8 * 1024 * 1024
// The server removes an upload that nobody has asked for in four days.
const rememberedFor = 4 * 24 * 3600 * 1000
const prefix = 'commons.upload.'

/** A short hash, so that the browser's storage says nothing of the file's name. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

function keyOf(file: Blob, member: number): string {
  const { name, lastModified } = file instanceof File ? file : { name: '', lastModified: 0 }
  return `${prefix}${member}.${file.size}.${lastModified}.${hashOf(`${name} ${file.type}`)}`
}

interface Remembered {
  readonly url: string
  readonly at: number
}

function read(key: string): Remembered | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Remembered | null
    return found && Date.now() - found.at < rememberedFor ? found : undefined
  } catch {
    // A browser that forbids storage begins again after a reload.
    return undefined
  }
}

/** Remembers where a file is being sent, and forgets what is too old. */
function remember(key: string, url: string): void {
  try {
    for (const other of Object.keys(localStorage))
      if (other.startsWith(prefix) && !read(other)) localStorage.removeItem(other)
    localStorage.setItem(key, JSON.stringify({ url, at: Date.now() } satisfies Remembered))
  } catch {
    // See above.
  }
}

/** Forgets an upload that the server has taken, or has removed. */
export function forgetPieces(file: Blob, member: number): void {
  try {
    localStorage.removeItem(keyOf(file, member))
  } catch {
    // See above.
  }
}

/** Removes what has been sent of a file that nobody will need; if that fails, the server removes it in some days. */
export async function removePieces(file: Blob, session: Session): Promise<void> {
  const begun = read(keyOf(file, session.id))
  if (!begun) return
  forgetPieces(file, session.id)
  await Upload.terminate(begun.url, { headers: headersOf(session), retryDelays: [] }).catch(() => {})
}

const headersOf = (session: Session) => ({
  'user-id': String(session.id),
  'api-key': session.api_key,
  'accept-language': acceptLanguage(),
})

interface PiecesOptions {
  readonly onBytes: (sent: number) => void
  /** Called when another piece has arrived for good. */
  readonly onPiece: () => void
  readonly signal: AbortSignal | undefined
}

/** Returns what went wrong, in the words of the server if it said any. */
function errorOf(error: Error | DetailedError): Error {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  const status = answer?.getStatus() ?? 0
  if (!answer || status === 0) return networkError()
  // An answer to the question where to go on has no body.
  const refusal = refusalOf[status]
  const body = answer.getBody()
  if (body === '' && refusal !== undefined) return new CallError({ refusal, message: error.message, status })
  try {
    readAnswer({ status, body, header: (name) => answer.getHeader(name) ?? null })
  } catch (refused) {
    // Only the protocol's own answers are no JSON, such as a wrong offset: the next attempt asks for the right one.
    if (refused instanceof CallError && refused.refusal !== 'network') return refused
  }
  return networkError(status >= 500 ? status : 0)
}

const refusalOf: Readonly<Record<number, string>> = {
  401: 'session_unknown',
  404: 'upload_not_found',
}

function send(file: Blob, session: Session, url: string | undefined, options: PiecesOptions) {
  const { onBytes, onPiece, signal } = options
  return new Promise<string>((resolve, reject) => {
    if (signal?.aborted) return reject(cancelled())
    let watchdog: ReturnType<typeof setTimeout>
    const end = () => {
      clearTimeout(watchdog)
      signal?.removeEventListener('abort', stop)
    }
    const give = (error: Error) => {
      end()
      void upload.abort()
      reject(error)
    }
    const stop = () => give(cancelled())
    const alive = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(() => give(networkError()), idle)
    }
    const upload = new Upload(file as File, {
      // Without an endpoint, an address that doesn't answer is an error, and no reason to begin again.
      ...(url === undefined ? { endpoint } : { uploadUrl: url }),
      chunkSize: pieceBytes,
      headers: headersOf(session),
      metadata: file instanceof File ? { filename: file.name } : {},
      storeFingerprintForResuming: false,
      // `upload` decides when to try again.
      retryDelays: null,
      onUploadUrlAvailable: () => upload.url && remember(keyOf(file, session.id), upload.url),
      onProgress(sent) {
        alive()
        onBytes(sent)
      },
      onChunkComplete: onPiece,
      onSuccess() {
        end()
        resolve(upload.url?.split('/').at(-1) ?? '')
      },
      onError: (error) => give(errorOf(error)),
    })
    signal?.addEventListener('abort', stop, { once: true })
    alive()
    upload.start()
  })
}

/** Sends a file, or what is missing of it; returns the id by which a call takes it. */
export async function sendInPieces(file: Blob, session: Session, options: PiecesOptions): Promise<string> {
  const begun = read(keyOf(file, session.id))
  if (!begun) return send(file, session, undefined, options)
  try {
    return await send(file, session, begun.url, options)
  } catch (error) {
    if (!(error instanceof CallError && error.refusal === 'upload_not_found')) throw error
    // The server has removed it meanwhile.
    forgetPieces(file, session.id)
    return send(file, session, undefined, options)
  }
}
