/** Whether an error says that the database is away or too busy, so that trying again later may help. */

/** SQLSTATEs, or the classes that they begin with. */
const states = [
  // Connections: refused, broken, not allowed now.
  '08',
  // Out of memory, disk or connections.
  '53',
  // Taking too long, waiting too long for a lock, or for one another.
  '57014',
  '55P03',
  '40001',
  '40P01',
  // Ended by an administrator, by a crash; starting or stopping; idle for too long.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  // It has become a standby of another one.
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
/** What pg says in words alone: the connection broke, under a statement or before it; or none was free in time. */
const words =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/

/** The database answers nothing at all, not even that it takes too long. */
export function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}

export function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  // A name with several addresses fails as one error for each, together.
  if (error instanceof AggregateError && systemErrors.has(code)) return true
  // With a path it is a file's error, and no socket's.
  if ('syscall' in error && systemErrors.has(code) && !('path' in error)) return true
  if (/^[0-9A-Z]{5}$/.test(code) && states.some((state) => code.startsWith(state))) return true
  return words.test(error.message) || isSilence(error)
}

/** Of those states the ones by which the database says that it has done nothing. */
const undone = ['53', '57014', '55P03', '40001', '40P01', '25006']

/** Whether what failed with this error may have been done all the same: its end was not heard of. */
export function isUnheard(error: unknown): boolean {
  if (!(error instanceof Error) || !isDatabaseAway(error)) return false
  return !('code' in error && undone.some((state) => String(error.code).startsWith(state)))
}
