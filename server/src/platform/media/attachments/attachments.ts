/**
 * Files that are kept exactly as sent, and only downloaded: pictures and documents. Nothing of them is decoded
 * or made, so they are ready at once. A feature that takes them names its use, calls `accept` before its
 * transaction, `attach` in it and `discard` if it failed, and has the trigger `release_media` on its table.
 */
import { attachmentKinds } from '@commons/contract/shared/attachment.ts'
import type { Tx } from '../../db/prepared.ts'
import { noteMoved, requireLength, type Upload } from '../incoming.ts'
import type { MediaPlatform } from '../media-platform.ts'
import { attachmentFile, mediaName } from '../store/store.ts'
import type { AttachmentUse } from '../uses.ts'
import { addAttachments, type NewAttachment } from './attachments.queries.ts'
import { requireDocument } from './documents.ts'
import { attachmentName } from './file-name.ts'
import { saidOfAttachment } from './said.ts'

/** Accepted attachments: in the store, without rows yet. */
export interface TakenAttachments {
  readonly owner: number
  readonly use: string
  readonly files: readonly NewAttachment[]
}

/** What attachments need of the road of all files. */
interface Road {
  readonly newKey: () => string
  readonly discard: (taken: { key: string }) => Promise<void>
  /** Throws if a member's files take more than they may, with what `tx` has added. */
  readonly requireRoom: (tx: Tx, owner: number) => Promise<void>
}

export class Attachments {
  readonly #platform: Pick<MediaPlatform, 'mediaStore'>
  readonly #road: Road

  constructor(platform: Pick<MediaPlatform, 'mediaStore'>, road: Road) {
    this.#platform = platform
    this.#road = road
  }

  /**
   * Stores the files of a form, by the names of their parts. What is wrong with one is said at its part.
   * Refuses: file_kind_unsupported, file_broken, file_too_large.
   */
  async accept(
    files: Readonly<Partial<Record<string, Upload>>>,
    { use, owner }: { readonly use: AttachmentUse; readonly owner: number },
  ): Promise<TakenAttachments> {
    const parts = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const found = parts.flatMap(([part, file]) => (file ? [{ part, file }] : []))
    // Before any is stored, which would be for nothing.
    const sound: Array<{ file: Upload; mime: string }> = []
    for (const { part, file } of found) {
      const mime = await typeOf(file, use).catch(saidOfAttachment(part, attachmentKinds))
      sound.push({ file, mime })
    }
    const taken: NewAttachment[] = []
    const all = { owner, use: use.name, files: taken }
    try {
      for (const { file, mime } of sound) taken.push(await this.#store(file, mime))
    } catch (error) {
      await this.discard(all)
      throw error
    }
    return all
  }

  /**
   * Adds the rows of accepted files; returns their ids in the order of their parts, to which the object must
   * refer. Refuses with quota_exceeded.
   */
  async attach(tx: Tx, { owner, use, files }: TakenAttachments): Promise<string[]> {
    if (files.length === 0) return []
    const ids = await addAttachments(
      tx,
      files.map((file) => ({ ...file, owner, use })),
    )
    // Whoever comes at the same moment waits for this transaction, and counts its files.
    await this.#road.requireRoom(tx, owner)
    return ids
  }

  /** Removes accepted files whose transaction failed. */
  async discard({ files }: TakenAttachments): Promise<void> {
    for (const file of files) await this.#road.discard(file)
  }

  async #store(file: Upload, mime: string): Promise<NewAttachment> {
    const key = this.#road.newKey()
    try {
      await this.#platform.mediaStore.take(mediaName(key, attachmentFile), file.path)
      noteMoved(file)
    } catch (error) {
      await this.#road.discard({ key })
      throw error
    }
    const { bytes, sha256 } = file
    return { key, mime, bytes, sha256, file_name: attachmentName(file.filename, mime) }
  }
}

/** Returns the type that a file has by its content. */
async function typeOf({ kind, mime, path, bytes }: Upload, use: AttachmentUse): Promise<string> {
  requireLength(bytes, use.largestBytes)
  return kind === 'document' ? requireDocument(path, mime) : mime
}
