/** S3 spoken with patience that ends, and errors that say what is wrong and nothing that is secret. */
import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini, S3ServiceError } from 's3mini'
import { StoreAway } from './away.ts'

export interface S3Address {
  /** With the bucket as its path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface Patience {
  /** Milliseconds for an answer, and for the next bytes of one that is read. */
  readonly answerMs: number
  /** Milliseconds for the upload of one part. */
  readonly partMs: number
  readonly tries: number
}

export const usualPatience: Patience = { answerMs: 15_000, partMs: 120_000, tries: 3 }

export interface S3Client {
  /** Its answers have been read whole. */
  readonly api: S3mini
  /** Its answers are still to be read. */
  readonly reader: S3mini
  /** Asks, some times more if that may help. Throws a `StoreAway`; undefined where there is no such file. */
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

/** Ends a request that takes too long, its body included. */
function fetchWhole({ answerMs, partMs }: Patience): typeof fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(init?.method === 'PUT' ? partMs : answerMs)
    const response = await fetch(input, { ...init, signal })
    const { status, headers } = response
    const body = await response.arrayBuffer()
    return new Response([204, 304].includes(status) ? null : body, { status, headers })
  }
}

/** Ends a request whose answer does not begin; what is read of it after is timed by who reads. */
function fetchHead({ answerMs }: Patience): typeof fetch {
  return async (input, init) => {
    const late = new AbortController()
    const timer = setTimeout(
      () => late.abort(new DOMException('No answer in time', 'TimeoutError')),
      answerMs,
    )
    // A store or proxy that packs a file would answer other bytes than were asked for.
    const headers = { ...(init?.headers as Record<string, string>), 'accept-encoding': 'identity' }
    return fetch(input, { ...init, headers, signal: late.signal }).finally(() => clearTimeout(timer))
  }
}

/** The service's own answer, which some functions of the client wrap. */
function serviceError(error: unknown): S3ServiceError | undefined {
  if (error instanceof S3ServiceError) return error
  return error instanceof Error && error.cause !== undefined ? serviceError(error.cause) : undefined
}

function isMissing(error: unknown): boolean {
  const answered = serviceError(error)
  return answered?.status === 404 && answered.serviceCode !== 'NoSuchBucket'
}

/** Whether another try may go better: not what is forbidden, and not what has taken all of our patience. */
function mayPass(error: unknown): boolean {
  const answered = serviceError(error)
  if (answered) return answered.status >= 500 || answered.status === 429
  return !(error instanceof StoreAway) && codeOf(error) !== 'TimeoutError'
}

/** Made anew from status and code: the texts of services repeat keys and what was signed. */
export function awayBy(error: unknown, endpoint: string): StoreAway {
  if (error instanceof StoreAway) return error
  const answered = serviceError(error)
  const code = answered?.serviceCode === 'Unknown' ? undefined : answered?.serviceCode
  const why = answered ? [`it answers ${answered.status}`, code].filter(Boolean).join(' ') : codeOf(error)
  const hint =
    answered && [401, 403].includes(answered.status) ? ', so look at its keys and their rights' : ''
  return new StoreAway(`The media store at ${endpoint} cannot be used: ${why}${hint}`)
}

/** What the network said: `ECONNREFUSED`, `TimeoutError`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it fails'
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code
  if (error.name === 'TimeoutError') return error.name
  return error.cause === undefined ? error.name : codeOf(error.cause)
}
