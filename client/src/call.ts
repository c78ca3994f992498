import type { CallRow } from './call-row.ts'
import { calls } from './calls.generated.ts'
import { type Connection, send, withRetries } from './connection.ts'
import { fieldsOf } from './credentials.ts'
import { readAnswer } from './commons-error.ts'
import { sendInPieces } from './pieces.ts'
import type { Calls } from './types.generated.ts'

export type CallName = keyof Calls
/** What a call takes. The client adds the credentials, and an `idempotency_key` to a write that has none. */
export type Input<N extends CallName> = Calls[N]['input']
/** What a call answers. */
export type Answer<N extends CallName> = Calls[N]['answer'] & {
  readonly code: true
  /** A text to show, in the member's language. */
  readonly message: string
  /** Fields that were sent and that the server's version doesn't take. */
  readonly unknown_fields?: readonly string[]
}
/** The files of a call, by the names of their parts. */
export type Files<N extends CallName> = Readonly<Partial<Record<Calls[N]['files'], Blob>>>

export interface CallOptions<N extends CallName> {
  readonly files?: Files<N>
  /** Called as bytes of the files arrive; of small files once they all have. */
  readonly onProgress?: (sent: number, total: number) => void
  readonly signal?: AbortSignal
  /** Milliseconds for each attempt, without the files that are sent ahead. */
  readonly timeout?: number
}

/** Files from this size on are sent ahead in pieces. */
const largeBytes = 16 * 1024 * 1024
/** The server looks at a file before it answers. */
const timeoutOfFiles = 300_000

/** Returns the field that holds the id of a finished upload in place of a part. */
export const uploadFieldOf = (part: string) => (part === 'file' ? 'upload_id' : `${part}_upload_id`)

/** Makes a call; its answer is a success, and anything else is thrown as a CommonsError. */
export async function makeCall<N extends CallName>(
  connection: Connection,
  name: N,
  input: Input<N>,
  { files, onProgress, signal, timeout }: CallOptions<N> = {},
): Promise<Answer<N>> {
  const row: CallRow | undefined = calls[name]
  if (row === undefined) throw new TypeError(`This version of the client knows no call ${name}.`)
  // One key for all attempts, so that the call happens once.
  const asked: Record<string, unknown> = { ...input }
  // Also where the field is there and has no value.
  if (row.takesKey) asked['idempotency_key'] ??= crypto.randomUUID()
  const given = Object.entries<Blob | undefined>(files ?? {}).filter(
    (each): each is [string, Blob] => each[1] !== undefined,
  )
  const isAhead = ([part, file]: [string, Blob]) =>
    file.size >= largeBytes && row.pieces?.includes(part) === true
  const total = given.reduce((sum, [, { size }]) => sum + size, 0)
  let before = 0
  for (const [part, file] of given.filter(isAhead)) {
    const counted = before
    asked[uploadFieldOf(part)] = await sendInPieces(connection, file, {
      signal,
      onProgress: (sent) => onProgress?.(counted + sent, total),
    })
    before += file.size
  }
  const beside = given.filter((each) => !isAhead(each))
  const answer = await withRetries(
    () =>
      send(
        connection,
        {
          ...request(connection, name, row, asked, beside),
          signal,
          timeout: timeout ?? timeoutOf(given, connection),
        },
        async (response) => {
          tellDeprecated(connection, name, response.headers)
          return readAnswer(response, await response.text())
        },
      ),
    { isRepeatable: row.effect === 'read' || row.takesKey === true, patience: connection.patience, signal },
  )
  if (given.length > 0) onProgress?.(total, total)
  // The server cuts every answer to the contract.
  return answer as Answer<N>
}

const timeoutOf = (files: readonly unknown[], { timeout }: Connection) =>
  files.length > 0 ? Math.max(timeout, timeoutOfFiles) : timeout

function request(
  { credentials }: Connection,
  key: CallName,
  { name = key, method, isForVisitors }: CallRow,
  asked: Readonly<Record<string, unknown>>,
  files: ReadonlyArray<readonly [string, Blob]>,
) {
  const path = name === '' ? '/api/users' : `/api/users/${name}`
  if (method === 'GET') {
    // An API key must never be in an address.
    const query = new URLSearchParams(
      Object.entries(asked).flatMap(([field, value]): Array<[string, string]> =>
        value === undefined ? [] : [[field, String(value)]],
      ),
    ).toString()
    return { method, path: query === '' ? path : `${path}?${query}` }
  }
  // First, as they have to come before files, and again, as no input takes their place.
  const caller = isForVisitors ? {} : fieldsOf(credentials)
  const fields = { ...caller, ...asked, ...caller }
  if (files.length === 0)
    return {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    }
  const form = new FormData()
  // Credentials and other fields before files: the server asks whose a file is before it takes a byte of it.
  for (const [field, value] of Object.entries<unknown>(fields)) {
    if (value === undefined || value === null) continue
    form.append(field, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  for (const [part, file] of files) form.append(part, file)
  return { method: 'POST', path, body: form }
}

/** Says once of each call that it, or a field that was sent, shouldn't be used any more. */
function tellDeprecated({ warn, url }: Connection, name: CallName, headers: Headers): void {
  const since = /^@(-?\d+)$/.exec(headers.get('deprecation') ?? '')?.[1]
  if (since === undefined) return
  const day = new Date(Number(since) * 1000).toISOString().slice(0, 10)
  const sunset = headers.get('sunset')
  const link = /<([^>]*)>;\s*rel="deprecation"/.exec(headers.get('link') ?? '')?.[1]
  warn(
    name,
    `${name}: what you use of it is deprecated since ${day}${sunset === null ? '' : `, and may end on ${sunset}`}.${link === undefined ? '' : ` See ${new URL(link, url).href}`}`,
  )
}
