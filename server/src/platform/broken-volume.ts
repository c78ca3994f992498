/** A full or failing volume, simulated by tests: `files.ts` asks here before it writes. */
import { close, fsync, open, write } from 'node:fs'
import path from 'node:path'

interface BrokenVolume {
  /** Everything below this folder is on the volume. */
  readonly folder: string
  /** The system error's code once there is no space. */
  readonly code: string
  /** Bytes that can still be written. */
  room: number
}

let broken: BrokenVolume | undefined

/** For tests: breaks a folder's volume; undefined repairs it. */
export function breakVolume(volume: BrokenVolume | undefined): void {
  broken = volume
}

/** Whether a test broke the file's volume. */
export const isBroken = (file: string) => broken !== undefined && file.startsWith(broken.folder + path.sep)

/** Returns how many of these bytes the file's volume takes. */
export function bytesTaken(file: string, bytes: number): number {
  if (!broken || !isBroken(file)) return bytes
  const taken = Math.min(bytes, broken.room)
  broken.room -= taken
  return taken
}

/** Returns the error for a write that the volume took only part of. */
export function volumeError(): Error {
  const code = broken?.code ?? 'ENOSPC'
  return Object.assign(new Error(`${code}: a test broke this volume, write`), { code, syscall: 'write' })
}

type Written = (error: Error | null, bytes?: number) => void

/** Returns the options of a write stream to this file: while a volume is broken, its own `fs`. */
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

/** For tests: sets the space that every volume reports, in bytes; undefined restores the real figures. */
export function pretendFree(volume: Pretended | undefined): void {
  pretended = volume
}

export const pretendedFree = () => pretended
