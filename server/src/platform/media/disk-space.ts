/**
 * Disk space for uploads: they are refused before the volume is full, and everything else goes on. The
 * embedded database may be on the same volume, and needs space even to answer.
 */
import { statfs } from 'node:fs/promises'
import { pretendedFree } from '../broken-volume.ts'
import { Refusal } from '../call/refusal.ts'
import { now } from '../clock.ts'

interface Volume {
  /** In bytes. */
  readonly free: number
  readonly total: number
}

export interface Room {
  /**
   * Reserves space for an upload of this many bytes. Returns a function to call at its end, with the bytes
   * that arrived. Throws `storage_full` if less than the reserve would stay free.
   */
  enter(bytes: number): Promise<(came?: number) => void>
  /** Returns the figures shown to operators. */
  state(): Promise<RoomState>
}

export interface FolderRoom extends Volume {
  readonly folder: string
  /** Bytes of its volume that have to stay free. */
  readonly reserve: number
}

/** The figures shown to operators. */
export interface RoomState {
  readonly folders: readonly FolderRoom[]
  /** Bytes of uploads in progress. */
  readonly underWay: number
}

interface RoomOptions {
  /** Every upload is in each of these folders at some time. */
  readonly folders: readonly string[]
  /** Bytes that have to stay free; on a small volume, at most a tenth of it. */
  readonly reserveBytes: number
}

const looksGoodForMs = 5_000
const retryAfter = 60

/** The free space at a moment. */
interface Look {
  readonly at: number
  readonly volumes: Promise<readonly Volume[]>
  /** Bytes that arrived since, which it doesn't include. */
  came: number
}

export class DiskRoom implements Room {
  readonly #folders: readonly string[]
  readonly #reserveBytes: number
  #underWay = 0
  #last: Look = { at: -Infinity, volumes: Promise.resolve([]), came: 0 }

  constructor({ folders, reserveBytes }: RoomOptions) {
    this.#folders = folders
    this.#reserveBytes = reserveBytes
  }

  async enter(bytes: number): Promise<(came?: number) => void> {
    // Counted before looking at the disk, so that concurrent uploads see each other.
    this.#underWay += bytes
    let isOver = false
    const leave = (came = bytes) => {
      if (isOver) return
      isOver = true
      this.#underWay -= bytes
      this.#last.came += came
    }
    // Space may have been freed since the last look: don't refuse anyone because of an old figure.
    if ((await this.#fits(this.#look())) || (await this.#fits(this.#lookAnew()))) return leave
    this.#underWay -= bytes
    throw new Refusal('storage_full', { retryAfter })
  }

  async state(): Promise<RoomState> {
    const volumes = await this.#look().volumes
    return {
      underWay: this.#underWay,
      folders: volumes.map((volume, at) => ({
        ...volume,
        folder: this.#folders[at] ?? '',
        reserve: reserveOf(volume, this.#reserveBytes),
      })),
    }
  }

  async #fits(look: Look): Promise<boolean> {
    return (await look.volumes).every(
      (volume) => volume.free - this.#underWay - look.came >= reserveOf(volume, this.#reserveBytes),
    )
  }

  #look(): Look {
    // `abs`, so that a clock that was set back leads to a new look, too.
    const isFresh = Math.abs(now().getTime() - this.#last.at) < looksGoodForMs
    return isFresh && pretendedFree() === undefined ? this.#last : this.#lookAnew()
  }

  #lookAnew(): Look {
    return (this.#last = {
      at: now().getTime(),
      volumes: Promise.all(this.#folders.map(lookAt)),
      came: 0,
    })
  }
}

async function lookAt(folder: string): Promise<Volume> {
  const pretended = pretendedFree()
  if (pretended) return pretended
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    // If the volume can't be read, writing to it will say why.
    return { free: Infinity, total: Infinity }
  }
}

const reserveOf = ({ total }: Volume, reserveBytes: number) => Math.min(reserveBytes, total / 10)
