import { CallError } from '../../api/call-error.ts'

/** Why something was not sent. */
export interface SendProblem {
  readonly message: string
  /** Whether another attempt with the same content can succeed. */
  readonly retry: boolean
  readonly requestId?: string | undefined
  readonly status?: number
}

function mayRetry({ refusal, status }: CallError): boolean {
  return refusal === 'network' || refusal === 'too_many_processing' || status >= 500 || status === 429
}

export function problemOf(error: CallError): SendProblem {
  const { message, requestId, status } = error
  return { message, retry: mayRetry(error), requestId, status }
}

/** Whether no server answered. */
export const isLost = (error: unknown): error is CallError =>
  error instanceof CallError && error.refusal === 'network'

export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
