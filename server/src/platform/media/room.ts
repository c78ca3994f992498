/**
 * Room on the disk for what comes in: before the volume is full, uploads are refused and all else goes on.
 * The embedded database may lie on the same volume, and it needs room to say anything at all.
 */
import { statfs } from 'node:fs/promises'
import { pretendedFree } from '../broken-volume.ts'
import { Refusal } from '../call/refusal.ts'
import { now } from '../clock.ts'

interface Volume {
  /** Bytes. */
  readonly free: number
  readonly total: number
}

export interface Room {
  /**
   * Takes room for so many bytes on their way in, until the answer is called with those that came. Throws
   * `storage_full` where they would leave less than the reserve.
   */
  enter(bytes: number): Promise<(came?: number) => void>
}

export interface FolderRoom extends Volume {
  readonly folder: string
  /** Bytes of its volume that stay free. */
  readonly reserve: number
}

/** What an operator looks at. */
export interface RoomState {
  readonly folders: readonly FolderRoom[]
  /** Bytes of uploads under way. */
  readonly underWay: number
}

interface RoomOptions {
  /** What comes in lies in each of them at some time. */
  readonly folders: readonly string[]
  /** Bytes that stay free; of a small volume no more than a tenth. */
  readonly reserveBytes: number
}

const looksGoodForMs = 5_000
const retryAfter = 60

/** What the disk said at a time. */
interface Look {
  readonly at: number
  readonly volumes: Promise<readonly Volume[]>
  /** Bytes that came in since, which it therefore did not see. */
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
    // Counted before the disk is asked: of many at once each sees the others.
    this.#underWay += bytes
    let isOver = false
    const leave = (came = bytes) => {
      if (isOver) return
      isOver = true
      this.#underWay -= bytes
      this.#last.came += came
    }
    // Room may have been made since the disk was asked: nobody is refused by an old answer.
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
    // A clock that was set back is asked again, too.
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
    // A volume that cannot even be asked says why when it is written to.
    return { free: Infinity, total: Infinity }
  }
}

const reserveOf = ({ total }: Volume, reserveBytes: number) => Math.min(reserveBytes, total / 10)
