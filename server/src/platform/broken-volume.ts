/** A full or failing volume, put in by tests: `files.ts` asks here before it writes. */
import { close, fsync, open, write } from 'node:fs'
import path from 'node:path'

interface BrokenVolume {
  /** All below this folder is on it. */
  readonly folder: string
  /** What the system says once there is no room. */
  readonly code: string
  /** Bytes that still go in. */
  room: number
}

let broken: BrokenVolume | undefined

/** For tests: breaks the volume of a folder; undefined puts it right. */
export function breakVolume(volume: BrokenVolume | undefined): void {
  broken = volume
}

/** Whether a test broke the file's volume. */
export const isBroken = (file: string) => broken !== undefined && file.startsWith(broken.folder + path.sep)

/** How many of these bytes the file's volume takes. */
export function bytesTaken(file: string, bytes: number): number {
  if (!broken || !isBroken(file)) return bytes
  const taken = Math.min(bytes, broken.room)
  broken.room -= taken
  return taken
}

/** What the system says when a volume took less than it was given. */
export function volumeError(): Error {
  const code = broken?.code ?? 'ENOSPC'
  return Object.assign(new Error(`${code}: a test broke this volume, write`), { code, syscall: 'write' })
}

type Written = (error: Error | null, bytes?: number) => void

/** What a stream to this file writes with, while a volume is broken. */
export function brokenWrites(file: string) {
  if (!broken) return {}
  return {
    fs: {
      open,
      close,
      fsync,
      write(fd: number, bytes: Buffer, offset: number, length: number, position: number, done: Written) {
        if (bytesTaken(file, length) < length) done(volumeError())
        else write(fd, bytes, offset, length, position, done)
      },
    },
  }
}

interface Pretended {
  readonly free: number
  readonly total: number
}

let pretended: Pretended | undefined

/** For tests: what every volume says of its room, in bytes; undefined lets them say it themselves. */
export function pretendFree(volume: Pretended | undefined): void {
  pretended = volume
}

export const pretendedFree = () => pretended
