/** How requests reach a server: its address, the caller, and how patient they are. */
import type { Credentials } from './credentials.ts'
import { headersOf } from './credentials.ts'
import { CommonsError, lost } from './commons-error.ts'
import { pause, type Patience, waitAfter } from './retries.ts'

export interface Connection {
  readonly url: URL
  readonly credentials: Credentials | undefined
  readonly fetch: typeof fetch
  readonly language: string | undefined
  /** Milliseconds that an answer may take. */
  readonly timeout: number
  readonly patience: Patience
  /** Says once what the caller should know. */
  readonly warn: (about: string, text: string) => void
}

export interface Sending {
  readonly path: string
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | FormData | Blob | undefined
  readonly signal?: AbortSignal | undefined
  readonly timeout?: number | undefined
}

/** Makes one request and reads its answer; what goes wrong on the way is a CommonsError. */
export async function send<T>(
  { url, credentials, fetch, language, timeout: usual }: Connection,
  { path, method, headers, body, signal, timeout = usual }: Sending,
  read: (response: Response) => T | Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...headersOf(credentials),
        ...(language !== undefined && { 'accept-language': language }),
        ...headers,
      },
      // Another host must not get what is for this one; and a POST that is sent on becomes a GET.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body }),
    })
    return await read(response)
  } catch (error) {
    throw lost(error, limit, signal)
  }
}

/** Whether no answer of the server's own came, so that nobody knows what it did. Some other server's 3xx and 4xx stay so. */
const isLost = ({ code, status }: CommonsError): boolean =>
  (code === 'network' || code === 'timeout') && (status < 300 || status >= 500)

/**
 * Repeats after a lost connection and where the server asks to wait. `isRepeatable`: it can't happen twice.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  {
    isRepeatable,
    patience,
    signal,
  }: { isRepeatable: boolean; patience: Patience; signal: AbortSignal | undefined },
): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRepeatable || !(error instanceof CommonsError) || signal?.aborted) throw error
      const { status, retryAfter } = error
      const wait = waitAfter({ status, retryAfter, isLost: isLost(error) }, made, patience)
      if (wait === undefined) throw error
      await pause(wait, signal)
    }
  }
}
