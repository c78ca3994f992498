/** Recognises errors that mean the database is away or too busy, so that a later retry may help. */

/** SQLSTATEs, or the first characters of their class. */
const states = [
  // Connections refused, broken or not allowed now.
  '08',
  // Out of memory, disk or connections.
  '53',
  // Statement or lock timeout, serialization failure, deadlock.
  '57014',
  '55P03',
  '40001',
  '40P01',
  // Ended by an administrator or a crash; starting or stopping; idle for too long.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  // Read-only: the server has become a standby.
  '25006',
]
const systemErrors = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** pg's errors without a code: the connection broke, before or during a statement, or none was free in time. */
const words =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/

/** Returns whether the database gave no answer at all, not even a timeout of its own. */
export function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** Returns whether the database ended a statement because of a deadlock. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01'

export function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  // A host name with several addresses fails with one error for each, aggregated.
  if (error instanceof AggregateError && systemErrors.has(code)) return true
  // An error with a path is about a file, not a socket.
  if ('syscall' in error && systemErrors.has(code) && !('path' in error)) return true
  if (/^[0-9A-Z]{5}$/.test(code) && states.some((state) => code.startsWith(state))) return true
  return words.test(error.message) || isSilence(error)
}

/** Those of `states` that mean the statement did nothing. */
const undone = ['53', '57014', '55P03', '40001', '40P01', '25006']

/** Returns whether a statement with this error may have taken effect: its outcome never arrived. */
export function isUnheard(error: unknown): boolean {
  if (!(error instanceof Error) || !isDatabaseAway(error)) return false
  return !('code' in error && undone.some((state) => String(error.code).startsWith(state)))
}
