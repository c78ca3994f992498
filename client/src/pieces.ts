/** Sends a large file in pieces, by the tus protocol (tus.io): what has arrived is never sent again. */
import { type Connection, send, withRetries } from './connection.ts'
import { pieceHeadersOf } from './credentials.ts'
import { CommonsError, foreign, readAnswer } from './commons-error.ts'

const protocol = { 'tus-resumable': '1.0.0' }
const pieceBytes = 8 * 1024 * 1024

export interface UploadOptions {
  /** Called as bytes arrive. */
  readonly onProgress?: (sent: number, total: number) => void
  /** Called with the upload's id before the first piece: by it, the upload goes on later, also in another process. */
  readonly onBegun?: (id: string) => void
  /** The id of an upload of this file that was begun before. */
  readonly resume?: string | undefined
  /** Ends it; what has arrived stays on the server for four days. */
  readonly signal?: AbortSignal | undefined
  /** The file's name, where it isn't a `File`. */
  readonly name?: string | undefined
}

/** Sends a file, or what is missing of it; returns the id by which a call takes it. */
export async function sendInPieces(
  connection: Connection,
  file: Blob,
  { onProgress, onBegun, resume, signal, name }: UploadOptions,
): Promise<string> {
  const { credentials, patience } = connection
  const headers = { ...protocol, ...pieceHeadersOf(credentials) }
  const ask = (method: string, path: string, more: Record<string, string>, body?: Blob) =>
    send(
      connection,
      { path, method, headers: { ...headers, ...more }, body, signal, timeout: 120_000 },
      expect,
    )
  const repeat = <T>(attempt: () => Promise<T>) =>
    withRetries(attempt, { isRepeatable: true, patience, signal })

  const begin = async () => {
    const called = name ?? (file instanceof File ? file.name : undefined)
    const told = await repeat(() =>
      ask('POST', '/api/uploads', {
        'upload-length': String(file.size),
        ...(called !== undefined && { 'upload-metadata': `filename ${base64(called)}` }),
      }),
    )
    const id = told.get('location')?.split('/').at(-1)
    if (!id) throw foreign(201)
    onBegun?.(id)
    return id
  }
  const id = resume ?? (await begin())
  const path = `/api/uploads/${encodeURIComponent(id)}`
  const offset = async () => offsetOf(await ask('HEAD', path, {}), file)

  let at = resume === undefined ? 0 : await repeat(offset)
  let isCertain = true
  onProgress?.(at, file.size)
  while (at < file.size) {
    at = await repeat(async () => {
      // Of a piece whose answer was lost, only the server knows how much has arrived.
      const from = isCertain ? at : await offset()
      isCertain = false
      if (from >= file.size) return from
      const piece = file.slice(from, from + pieceBytes)
      return offsetOf(
        await ask(
          'PATCH',
          path,
          { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
          piece,
        ),
        file,
      )
    })
    isCertain = true
    onProgress?.(at, file.size)
  }
  return id
}

/** Removes what has arrived of an upload that no call needs. */
export async function removePieces(connection: Connection, id: string): Promise<void> {
  const headers = { ...protocol, ...pieceHeadersOf(connection.credentials) }
  await send(
    connection,
    { path: `/api/uploads/${encodeURIComponent(id)}`, method: 'DELETE', headers },
    expect,
  )
}

/** Returns the headers of a success, and throws what anything else says. */
async function expect(response: Response): Promise<Headers> {
  const { ok, status, headers } = response
  if (ok) return headers
  // Another request had the upload: where it is now is asked for before the next piece.
  if (status === 409 || status === 423)
    throw new CommonsError({ code: 'network', message: 'The upload was elsewhere.', status: 0 })
  const text = await response.text()
  // To the question where to go on there is an answer without a body.
  if (status === 404 && text === '')
    throw new CommonsError({ code: 'upload_not_found', message: 'The upload is gone.', status })
  readAnswer(response, text)
  throw foreign(status)
}

function offsetOf(headers: Headers, { size }: Blob): number {
  const told = Number(headers.get('upload-offset') ?? Number.NaN)
  const length = headers.get('upload-length')
  if (!Number.isSafeInteger(told) || told < 0 || told > size) throw foreign(200)
  if (length !== null && Number(length) !== size)
    throw new CommonsError({
      code: 'upload_not_found',
      message: 'The upload to resume is of another file.',
      status: 409,
    })
  return told
}

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''))
