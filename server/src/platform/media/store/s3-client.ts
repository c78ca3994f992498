/** An S3 client with time limits, retries, and errors that say what is wrong without repeating secrets. */
import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini, S3ServiceError } from 's3mini'
import { StoreAway } from './away.ts'

export interface S3Address {
  /** Includes the bucket as its path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface Patience {
  /** Milliseconds for an answer, and for the next bytes of a body being read. */
  readonly answerMs: number
  /** Milliseconds for the upload of one part. */
  readonly partMs: number
  readonly tries: number
}

export const usualPatience: Patience = { answerMs: 15_000, partMs: 120_000, tries: 3 }

export interface S3Client {
  /** Reads answers completely before returning them. */
  readonly api: S3mini
  /** Returns answers whose body is still to be read. */
  readonly reader: S3mini
  /** Runs a request, retrying where that may help. Undefined for a missing file; else throws a `StoreAway`. */
  ask<Result>(work: () => Promise<Result>): Promise<Result | undefined>
}

export function openS3Client(address: S3Address, patience: Patience): S3Client {
  const clientWith = (fetching: typeof fetch) => new S3mini({ ...address, fetch: fetching })
  return {
    api: clientWith(fetchWhole(patience)),
    reader: clientWith(fetchHead(patience)),
    async ask(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await work()
        } catch (error) {
          if (isMissing(error)) return undefined
          if (tries >= patience.tries || !mayPass(error)) throw awayBy(error, address.endpoint)
          await sleep(100 * 4 ** (tries - 1))
        }
      }
    },
  }
}

/** Returns a `fetch` that aborts requests which take too long, their body included. */
function fetchWhole({ answerMs, partMs }: Patience): typeof fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(init?.method === 'PUT' ? partMs : answerMs)
    const response = await fetch(input, { ...init, signal })
    const { status, headers } = response
    const body = await response.arrayBuffer()
    return new Response([204, 304].includes(status) ? null : body, { status, headers })
  }
}

/** Returns a `fetch` that aborts when no answer begins in time; the body's reader has its own limit. */
function fetchHead({ answerMs }: Patience): typeof fetch {
  return async (input, init) => {
    const late = new AbortController()
    const timer = setTimeout(
      () => late.abort(new DOMException('No answer in time', 'TimeoutError')),
      answerMs,
    )
    // A store or proxy that compresses a file would return other bytes than were asked for.
    const headers = { ...(init?.headers as Record<string, string>), 'accept-encoding': 'identity' }
    return fetch(input, { ...init, headers, signal: late.signal }).finally(() => clearTimeout(timer))
  }
}

/** Returns the service's own error, which some functions of the client wrap. */
function serviceError(error: unknown): S3ServiceError | undefined {
  if (error instanceof S3ServiceError) return error
  return error instanceof Error && error.cause !== undefined ? serviceError(error.cause) : undefined
}

function isMissing(error: unknown): boolean {
  const answered = serviceError(error)
  return answered?.status === 404 && answered.serviceCode !== 'NoSuchBucket'
}

/** Returns whether a retry may succeed: not for forbidden requests, nor after a full timeout. */
function mayPass(error: unknown): boolean {
  const answered = serviceError(error)
  if (answered) return answered.status >= 500 || answered.status === 429
  return !(error instanceof StoreAway) && codeOf(error) !== 'TimeoutError'
}

/** Makes a new error from status and code: services' texts repeat keys and signed strings. */
export function awayBy(error: unknown, endpoint: string): StoreAway {
  if (error instanceof StoreAway) return error
  const answered = serviceError(error)
  const code = answered?.serviceCode === 'Unknown' ? undefined : answered?.serviceCode
  const why = answered ? [`it answers ${answered.status}`, code].filter(Boolean).join(' ') : codeOf(error)
  const hint =
    answered && [401, 403].includes(answered.status) ? ', so look at its keys and their rights' : ''
  return new StoreAway(`The media store at ${endpoint} cannot be used: ${why}${hint}`)
}

/** Returns the network's error code, such as `ECONNREFUSED` or `TimeoutError`; without one, what its cause says. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it fails'
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code
  if (error.name === 'TimeoutError') return error.name
  return error.cause === undefined ? error.message || error.name : codeOf(error.cause)
}
