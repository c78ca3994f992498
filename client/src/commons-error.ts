import type { Refusal } from './types.generated.ts'

interface Parts {
  readonly code: string
  readonly message: string
  readonly status: number
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly requestId?: string | undefined
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/** Why a call failed. */
export class CommonsError extends Error {
  override readonly name = 'CommonsError'
  /**
   * The name of the refusal; `network` where no answer came, or none of Commons, and `timeout` where none came in time.
   * A later version may have others.
   */
  readonly code: Refusal | 'network' | 'timeout' | (string & {})
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** What is wrong with each field, in the member's language. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before another attempt. */
  readonly retryAfter: number | undefined
  /** The server's id of the request, to quote when asking for help. */
  readonly requestId: string | undefined

  constructor({ code, message, status, fields = {}, retryAfter, requestId, cause }: Parts) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    this.fields = fields
    this.retryAfter = retryAfter
    this.requestId = requestId
  }
}

/** What a proxy answers while it doesn't reach the server. */
const gatewayStatuses: readonly number[] = [502, 503, 504]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the answer of a success, and throws what anything else says. */
export function readAnswer({ status, headers }: Response, text: string): Record<string, unknown> {
  const requestId = headers.get('x-request-id') ?? undefined
  const answer = parsed(text)
  if (!isRecord(answer) || typeof answer['code'] !== 'boolean') throw foreign(status, requestId)
  if (answer['code']) return answer
  const { error, message, fields } = answer
  const seconds = headers.get('retry-after')
  throw new CommonsError({
    code: typeof error === 'string' ? error : 'internal',
    message: typeof message === 'string' ? message : 'An error occurred.',
    status,
    fields: isRecord(fields)
      ? Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]))
      : undefined,
    retryAfter: seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) : undefined,
    requestId,
  })
}

/** An answer that isn't Commons': a proxy's page, or one that was cut. A fault of the server itself is final. */
export function foreign(status: number, requestId?: string): CommonsError {
  const isLost = status < 500 || gatewayStatuses.includes(status)
  return new CommonsError({
    code: isLost ? 'network' : 'internal',
    message: `The server answered ${status}, and nothing that Commons says.`,
    status,
    requestId,
  })
}

/** Returns the error for what `fetch` threw. Whoever aborted gets their own reason back. */
export function lost(
  error: unknown,
  limit: AbortSignal | undefined,
  asked: AbortSignal | undefined,
): unknown {
  if (error instanceof CommonsError || asked?.aborted) return error
  if (limit?.aborted)
    return new CommonsError({ code: 'timeout', message: 'No answer came in time.', status: 0, cause: error })
  return new CommonsError({ code: 'network', message: 'No answer came.', status: 0, cause: error })
}
