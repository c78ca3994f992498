import { CallError, networkError, readAnswer } from './call-error.ts'
import { acceptLanguage, refused, urlOf, type Answer, type CallName, type Request } from './call.ts'
import { currentSession } from './session.ts'

interface UploadOptions {
  onProgress?: (sentBytes: number, totalBytes: number) => void
  signal?: AbortSignal
}

// Without a byte for this long the connection is dead; a slow one may take as long as it needs.
const idle = 30_000

/** Makes a call that carries files, saying how many bytes have left. */
export function upload<N extends CallName>(
  name: N,
  fields: Request<N>,
  files: Readonly<Record<string, Blob>>,
  { onProgress, signal }: UploadOptions = {},
): Promise<Answer<N>> {
  const session = currentSession()
  const form = new FormData()
  // Before the files: the server checks them before it takes a byte of a file.
  if (session) {
    form.append('user_id', String(session.id))
    form.append('api_key', session.api_key)
  }
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(field, String(value))
  }
  for (const [field, file] of Object.entries(files)) form.append(field, file)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let watchdog: ReturnType<typeof setTimeout>
    const alive = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(() => request.abort(), idle)
    }
    const stop = () => request.abort()
    const settled = () => {
      clearTimeout(watchdog)
      signal?.removeEventListener('abort', stop)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive()
      onProgress?.(loaded, total)
    })
    request.addEventListener('loadend', () => {
      settled()
      if (signal?.aborted) return reject(new DOMException('Cancelled', 'AbortError'))
      if (request.status === 0) return reject(networkError())
      try {
        const header = (asked: string) => request.getResponseHeader(asked)
        resolve(readAnswer({ status: request.status, body: request.responseText, header }) as Answer<N>)
      } catch (error) {
        reject(error instanceof CallError ? refused(error, session?.api_key) : error)
      }
    })
    if (signal?.aborted) return reject(new DOMException('Cancelled', 'AbortError'))
    signal?.addEventListener('abort', stop, { once: true })
    request.open('POST', urlOf(name))
    request.setRequestHeader('accept-language', acceptLanguage())
    alive()
    request.send(form)
  })
}
