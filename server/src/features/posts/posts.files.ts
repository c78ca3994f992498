/** The files of a post while it is written: up to ten pictures, or one video. */
import {
  altFields,
  mostPictures,
  type PostFilePart,
  postFileParts,
} from '@commons/contract/posts/post-files.ts'
import type { RefusalDetails } from '../../platform/call/refusal.ts'
import type { Upload } from '../../platform/media/incoming.ts'
import type { TakenMedia } from '../../platform/media/media-service.ts'
import type { Platform } from '../../platform/platform.ts'
import { postMedia } from './posts.media.ts'
import type { EditedFile } from './posts.writing.queries.ts'

type Uploads = Readonly<Partial<Record<PostFilePart | 'captions', Upload>>>
type Alts = Readonly<Partial<Record<(typeof altFields)[number], string | undefined>>>

/** The parts of a form that bring files, in their order. */
export type TakenFiles = ReadonlyMap<PostFilePart, TakenMedia>

interface Refusing {
  refuse(
    refusal: 'captions_without_video' | 'too_many_pictures' | 'video_stands_alone',
    details?: RefusalDetails,
  ): never
  refuseFields(fields: Record<string, string>): never
}

interface Taking extends Refusing {
  readonly files: Uploads
  readonly member: { readonly id: number }
  readonly platform: Platform
}

/** Returns the descriptions in the order in which the post shows its files; undefined where nothing is said. */
export const altsOf = (alts: Alts): Array<string | undefined> => altFields.map((field) => alts[field])

export const bringsFile = (files: Uploads): boolean => postFileParts.some((part) => files[part])

/** Refuses more than a post shows. */
export function requireFits(kinds: readonly string[], { refuse }: Pick<Refusing, 'refuse'>): void {
  if (kinds.length > 1 && kinds.includes('video')) refuse('video_stands_alone')
  if (kinds.length > mostPictures) refuse('too_many_pictures', { values: { limit: mostPictures } })
}

/**
 * Returns the names in a `file_order`: each part that brings a file and each kept file once; undefined where nothing
 * is said of the order.
 */
export function readOrder(
  said: string | undefined,
  { files, refuse, refuseFields }: Pick<Taking, 'files' | 'refuse' | 'refuseFields'>,
): string[] | undefined {
  if (said === undefined) return undefined
  const names = said.split(',').flatMap((name) => name.trim() || [])
  const brought = postFileParts.filter((part) => files[part])
  const isWrong = new Set(names).size < names.length || brought.some((part) => !names.includes(part))
  if (isWrong) refuseFields({ file_order: 'file_order_invalid' })
  if (names.length > mostPictures) refuse('too_many_pictures', { values: { limit: mostPictures } })
  return names
}

/**
 * Takes in the files of a form. `order` are their places among those that the post shows, for their descriptions. If
 * one is refused, none is left.
 */
export async function takeFiles(
  alts: Alts,
  { files, member, platform, refuse }: Omit<Taking, 'refuseFields'>,
  order?: readonly string[],
): Promise<TakenFiles> {
  const { captions } = files
  const found = postFileParts.flatMap((part) => {
    const file = files[part]
    return file ? [{ part, file }] : []
  })
  if (captions && found.length === 0) refuse('captions_without_video')
  // Before any is stored, which would be for nothing.
  requireFits(
    found.map(({ file }) => file.kind),
    { refuse },
  )
  const said = altsOf(alts)
  const taken = new Map<PostFilePart, TakenMedia>()
  try {
    for (const [at, { part, file }] of found.entries()) {
      const alt = said[order?.indexOf(part) ?? at]
      const wanted = { use: postMedia, owner: member.id, alt, captions }
      taken.set(part, await platform.mediaRoad.accept(file, wanted))
    }
    requireFits(
      [...taken.values()].map(({ kind }) => kind),
      { refuse },
    )
  } catch (error) {
    await discardFiles(taken, platform)
    throw error
  }
  return taken
}

export async function discardFiles(
  taken: TakenFiles,
  { mediaRoad }: Pick<Platform, 'mediaRoad'>,
): Promise<void> {
  for (const each of taken.values()) await mediaRoad.discard(each)
}

/** A file that a post shows after an edit. */
export type NextFile =
  | { readonly kept: EditedFile; readonly taken?: never }
  | { readonly taken: TakenMedia; readonly kept?: never }

/**
 * Returns what a post shows after an edit, in order. Without an order, new files replace those it has; if there are
 * none, these stay or go together. Refuses a name that is neither a file of the post nor of the form, and what is more
 * than a post shows.
 */
export function filesAfter(
  has: readonly EditedFile[],
  {
    taken,
    order,
    keeps,
  }: { readonly taken: TakenFiles; readonly order: readonly string[] | undefined; readonly keeps: boolean },
  { refuse, refuseFields }: Refusing,
): NextFile[] {
  const brought = new Map<string, NextFile>([...taken].map(([part, media]) => [part, { taken: media }]))
  const kept = new Map<string, NextFile>(has.map((file) => [file.key, { kept: file }]))
  const next =
    order?.map(
      (name) => brought.get(name) ?? kept.get(name) ?? refuseFields({ file_order: 'file_order_invalid' }),
    ) ?? (brought.size > 0 || !keeps ? [...brought.values()] : [...kept.values()])
  requireFits(
    next.map((each) => (each.taken ?? each.kept).kind),
    { refuse },
  )
  return next
}
