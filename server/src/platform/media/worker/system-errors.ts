/**
 * Tells system errors from errors that a file is to blame for. Only the latter are never retried, and
 * libraries report both in the same words, or in none.
 */
import { open } from 'node:fs/promises'
import { constants } from 'node:os'
import { MediaFailure } from './tasks.ts'

/** libav's codes are negative errnos. EIO is left out, since libav reports it for broken files as well. */
const libavCodes = new Map(
  (['EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'] as const).map((name) => [
    -constants.errno[name],
    name as string,
  ]),
)

/** libvips has only messages, which differ between systems. */
const vipsWords: ReadonlyArray<readonly [RegExp, string]> = [
  [/out of memory -- size|system error: .*(cannot allocate|out of memory)/i, 'ENOMEM'],
  [/system error: .*(too many open files|no file descriptors)/i, 'EMFILE'],
  [/system error: .*(no space left)/i, 'ENOSPC'],
  [/system error: .*(input\/output|i\/o) error/i, 'EIO'],
]

/** Returns the system's error code; undefined if the system didn't fail. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'number') return libavCodes.get(error.code)
  // Excludes Node's own codes, such as ERR_OUT_OF_RANGE.
  if ('code' in error && /^E[A-Z0-9]+$/.test(String(error.code))) return String(error.code)
  return vipsWords.find(([words]) => words.test(error.message))?.[1]
}

/** Returns the error to throw when a library couldn't read a file: it's broken, unless the system failed. */
export async function blame(error: unknown, path: string): Promise<Error> {
  const code = systemCode(error)
  if (error instanceof Error && code !== undefined) return withCode(error, code)
  await readThrough(path)
  return error instanceof MediaFailure ? error : new MediaFailure('file_broken')
}

/** Returns a new error, since libraries' errors don't let their code be set. */
const withCode = ({ message }: Error, code: string) => Object.assign(new Error(message), { code })

/** Throws the system's error if a file can't be read to its end. */
export async function readThrough(path: string): Promise<void> {
  const file = await open(path)
  try {
    const chunk = Buffer.alloc(1024 * 1024)
    for (let read = 1; read > 0;) ({ bytesRead: read } = await file.read(chunk, 0, chunk.length))
  } finally {
    await file.close()
  }
}
