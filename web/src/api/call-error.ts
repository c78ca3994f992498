import { t } from '@lingui/core/macro'

interface CallErrorParts {
  refusal: string
  message: string
  status: number
  fields?: Readonly<Record<string, string>> | undefined
  requestId?: string | undefined
  retryAfter?: number | undefined
}

/** Why a call failed: the name of the server's refusal, or `network` when no answer came. */
export class CallError extends Error {
  readonly refusal: string
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** The error of each field, in the member's language. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** The server's id of the request, to quote when asking for help. */
  readonly requestId: string | undefined
  /** Seconds to wait before another attempt. */
  readonly retryAfter: number | undefined

  constructor({ refusal, message, status, fields, requestId, retryAfter }: CallErrorParts) {
    super(message)
    this.name = 'CallError'
    this.refusal = refusal
    this.status = status
    this.fields = fields
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

/**
 * Returns the error for no answer, or one that is not ours: a proxy's error page, a connection cut half-way.
 */
export function networkError(status = 0, requestId?: string): CallError {
  return new CallError({
    refusal: 'network',
    message: t`An error occurred. Please try again.`,
    status,
    requestId,
  })
}

/** What a proxy answers while it does not reach the server: another attempt may. */
const gatewayStatuses: readonly number[] = [502, 503, 504]

/** An answer that is not ours. A failure of the server itself is final, and no reason to ask again and again. */
function foreignError(status: number, requestId: string | undefined): CallError {
  if (status < 500 || gatewayStatuses.includes(status)) return networkError(status, requestId)
  return new CallError({
    refusal: 'internal',
    message: t`An error occurred. Please try again.`,
    status,
    requestId,
  })
}

/** What fetch and XMLHttpRequest both provide of an answer. */
export interface RawAnswer {
  status: number
  body: string
  header: (name: string) => string | null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textsIn(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
}

/** Unwraps the envelope: returns the answer of a success, throws a CallError otherwise. */
export function readAnswer({ status, body, header }: RawAnswer): Record<string, unknown> {
  const requestId = header('x-request-id') ?? undefined
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    throw foreignError(status, requestId)
  }
  if (!isRecord(answer) || typeof answer['code'] !== 'boolean') throw foreignError(status, requestId)
  if (answer['code']) return answer
  const seconds = Number(header('retry-after') ?? Number.NaN)
  throw new CallError({
    refusal: typeof answer['error'] === 'string' ? answer['error'] : 'internal',
    message:
      typeof answer['message'] === 'string' && answer['message'] !== ''
        ? answer['message']
        : t`An error occurred. Please try again.`,
    status,
    fields: textsIn(answer['fields']),
    requestId,
    retryAfter: Number.isFinite(seconds) ? Math.max(0, seconds) : undefined,
  })
}
