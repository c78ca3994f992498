/**
 * Captions that are files of their own, so that a video has them in several languages and keeps them when it gets
 * another file. A feature that takes them names their use, calls `accept` before its transaction, `attach` in it
 * and `discard` if it failed, and has the trigger `release_media` on its table.
 */
import { readFile } from 'node:fs/promises'
import type { Tx } from '../db/prepared.ts'
import { canonicalCaptions } from './captions.ts'
import { addCaptions } from './media.queries.ts'
import { captionsFile, mediaName } from './store/store.ts'
import type { FileUse } from './uses.ts'

/** Accepted captions: in the store, without a row yet. */
export interface TakenCaptions {
  readonly owner: number
  readonly use: string
  readonly key: string
  readonly bytes: number
}

/** What captions need of the road of all files. */
interface Road {
  readonly newKey: () => string
  readonly keep: (name: string, content: Uint8Array) => Promise<void>
  readonly discard: (taken: { key: string }) => Promise<void>
  /** Throws if a member's files take more than they may, with what `tx` has added. */
  readonly requireRoom: (tx: Tx, owner: number) => Promise<void>
}

export class CaptionFiles {
  readonly #road: Road

  constructor(road: Road) {
    this.#road = road
  }

  /** Parses captions and stores them as WebVTT. Refuses: captions_invalid. */
  async accept(
    { path }: { readonly path: string },
    { use, owner }: { readonly use: FileUse; readonly owner: number },
  ): Promise<TakenCaptions> {
    const words = canonicalCaptions(await readFile(path))
    const key = this.#road.newKey()
    try {
      await this.#road.keep(mediaName(key, captionsFile), words)
    } catch (error) {
      await this.#road.discard({ key })
      throw error
    }
    return { owner, use: use.name, key, bytes: words.length }
  }

  /** Adds their row; returns its id, to which the object must refer. Refuses with quota_exceeded. */
  async attach(tx: Tx, taken: TakenCaptions): Promise<string> {
    const id = await addCaptions(tx, taken)
    // Whoever comes at the same moment waits for this transaction, and counts its files.
    await this.#road.requireRoom(tx, taken.owner)
    return id
  }

  /** Removes accepted captions whose transaction failed. */
  discard(taken: TakenCaptions): Promise<void> {
    return this.#road.discard(taken)
  }
}
