/** Prepares anything that members write with text, a file, or both. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { findMentions } from '../mentions/mentions.queries.ts'
import type { Db } from '../platform/db/prepared.ts'
import type { Upload } from '../platform/media/incoming.ts'
import type { TakenMedia } from '../platform/media/media-service.ts'
import type { MediaUse } from '../platform/media/uses.ts'
import type { Platform } from '../platform/platform.ts'

export interface Saying<Empty extends string> {
  readonly files: { readonly file?: Upload; readonly captions?: Upload }
  readonly db: Db
  readonly member: { readonly id: number }
  readonly platform: Platform
  refuse(refusal: Empty | 'captions_without_video'): never
}

export interface PreparedSaid {
  readonly message: string
  readonly mentions: Mention[]
  readonly file: TakenMedia | undefined
}

interface Given<Empty> {
  readonly message: string | undefined
  readonly alt: string | undefined
  /** The refusal where there is neither text nor a file. */
  readonly empty: Empty
}

/** Looks up a text's mentions and takes in its file, before the transaction. */
export async function prepareSaid<Empty extends string>(
  use: MediaUse,
  { message = '', alt, empty }: Given<Empty>,
  { files: { file, captions }, db, member, platform, refuse }: Saying<Empty>,
): Promise<PreparedSaid> {
  if (message === '' && !file) refuse(empty)
  if (!file && captions) refuse('captions_without_video')
  const mentions = await findMentions(db, member.id, message)
  if (!file) return { message, mentions, file: undefined }
  const taking = { use, owner: member.id, alt, captions }
  return { message, mentions, file: await platform.mediaRoad.accept(file, taking) }
}
