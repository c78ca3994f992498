import { calls } from './calls.generated.ts'
import { type Answer, type CallName, type CallOptions, type Input, makeCall } from './call.ts'
import type { Connection } from './connection.ts'
import type { Credentials } from './credentials.ts'
import { Live, type LiveOptions } from './live.ts'
import { type ListName, type PagesOptions, type RowOf, rowsOf } from './pages.ts'
import { removePieces, sendInPieces, type UploadOptions } from './pieces.ts'

interface Settings {
  /** Where Commons runs: `https://commons.example`. */
  readonly url: string | URL
  /** Instead of the one that there is. */
  readonly fetch?: typeof fetch
  /** The language of texts, as `cs`, for visitors; members have set theirs. */
  readonly language?: string
  /** Milliseconds that an answer may take: 30,000 if missing. */
  readonly timeout?: number
  /** The most attempts of a call, the first one included: 4 if missing. */
  readonly attempts?: number
  /** Milliseconds that a call waits at most where the server asks to: 60,000 if missing. */
  readonly longestWait?: number
  /** Is told once of each deprecated call: `console.warn` if missing. */
  readonly warn?: (text: string) => void
}

type NoCredentials = { readonly token?: undefined; readonly userId?: undefined; readonly apiKey?: undefined }
export type ClientOptions = Settings & (Credentials | NoCredentials)

/** Calls are methods of their names, too. */
type Methods = {
  readonly [N in CallName]: (
    ...args: Record<never, never> extends Input<N>
      ? [input?: Input<N>, options?: CallOptions<N>]
      : [input: Input<N>, options?: CallOptions<N>]
  ) => Promise<Answer<N>>
}

export interface Client {
  /** Makes a call. Whatever isn't a success is thrown as a `CommonsError`. */
  call<N extends CallName>(name: N, input: Input<N>, options?: CallOptions<N>): Promise<Answer<N>>
  /** The same by a method of each call: `client.calls.add_post({ message })`. */
  readonly calls: Methods
  /** Goes through the rows of a list, and asks for further pages as they are taken. */
  pages<N extends ListName>(
    name: N,
    input: Input<N>,
    options?: PagesOptions,
  ): AsyncGenerator<RowOf<N>, void, undefined>
  /** Sends a large file ahead in pieces; a call takes the id as `upload_id`. */
  upload(file: Blob, options?: UploadOptions): Promise<string>
  /** Removes what was sent ahead of a file that isn't needed after all. */
  removeUpload(id: string): Promise<void>
  /** Opens a socket that tells what has changed, and keeps it open. */
  live(options?: LiveOptions): Live
}

export function createClient(options: ClientOptions): Client {
  const connection = connectionOf(options)
  const call: Client['call'] = (name, input, made) => makeCall(connection, name, input, made)
  return {
    call,
    calls: new Proxy({} as Methods, {
      get: (_, name) =>
        // Whoever awaits it asks for a `then`, which is no call.
        typeof name === 'string' && Object.hasOwn(calls, name)
          ? (input: Input<CallName> = {}, made?: CallOptions<CallName>) => call(name as CallName, input, made)
          : undefined,
    }),
    pages: (name, input, made) => rowsOf(connection, name, input, made),
    upload: (file, made = {}) => sendInPieces(connection, file, made),
    removeUpload: (id) => removePieces(connection, id),
    live: (made) => new Live(connection, made),
  }
}

function connectionOf(options: ClientOptions): Connection {
  const { url, fetch: given, language, timeout = 30_000, attempts = 4, longestWait = 60_000 } = options
  const warn = options.warn ?? ((text: string) => console.warn(text))
  const warned = new Set<string>()
  return {
    url: new URL(url),
    credentials: credentialsOf(options),
    // A browser's own has to be called as a function of the window.
    fetch: given ?? ((...asked) => fetch(...asked)),
    language,
    timeout,
    patience: { attempts, longestWait },
    warn(about, text) {
      if (warned.has(about)) return
      warned.add(about)
      warn(text)
    },
  }
}

function credentialsOf(options: ClientOptions): Credentials | undefined {
  if (options.token !== undefined) return { token: options.token }
  if (options.apiKey !== undefined) return { userId: options.userId, apiKey: options.apiKey }
  return undefined
}
