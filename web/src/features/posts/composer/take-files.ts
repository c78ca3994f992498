/** Which of the files that a member chooses a post takes. */
import { messageText } from '../../../locales/contract-messages.ts'
import {
  lookAt,
  whyTooMuch,
  type MediaFile,
  type Refused,
  type UploadLimits,
} from '../../../compose/media-file.ts'
import type { LeftOut } from './composing-state.ts'
import {
  fitTogether,
  hasVideo,
  mostPictures,
  mostThreadFiles,
  newFilesIn,
  withFile,
  type DraftFile,
} from './draft-files.ts'

/** Why a file was refused; its name is missing if it was chosen alone. */
export type FileRefused = (Refused | { refusal: 'captions_without_video'; values?: undefined }) & {
  readonly name?: string
}

/** Returns what is said of refused files: each reason once, after the names of its files. */
export function sayRefused(refused: readonly FileRefused[]): string {
  const names = new Map<string, string[]>()
  for (const { refusal, values, name } of refused) {
    const message = messageText(`refusal.${refusal}`, values)
    names.set(message, [...(names.get(message) ?? []), ...(name === undefined ? [] : [name])])
  }
  return [...names]
    .map(([message, of]) => (of.length > 0 ? `${of.join(', ')}: ${message}` : message))
    .join('\n')
}

export const bytesIn = (files: readonly MediaFile[]) => files.reduce((sum, { file }) => sum + file.size, 0)

const withUsed = (limits: UploadLimits, files: readonly MediaFile[]): UploadLimits => ({
  ...limits,
  used_bytes: limits.used_bytes + bytesIn(files),
})

/** Returns why one of the files, or all of them together, are too much. */
export function whyAllTooMuch(files: readonly MediaFile[], limits: UploadLimits): FileRefused | undefined {
  for (const [at, media] of files.entries()) {
    const why = whyTooMuch(media, withUsed(limits, files.slice(0, at)))
    if (why) return { ...why, ...(files.length > 1 ? { name: media.file.name } : {}) }
  }
  return undefined
}

interface Taking {
  /** Returns the files that the post has by now. */
  readonly current: () => readonly DraftFile[]
  /** Returns those of the other posts of its thread. */
  readonly others: () => readonly DraftFile[]
  readonly take: (files: readonly DraftFile[]) => void
  /** Whether the files are still for this post. */
  readonly isMine: () => boolean
}

/** Examines the files in turn, and takes each that is a picture or video and fits. */
export async function takeFiles(
  chosen: readonly File[],
  limits: UploadLimits,
  { current, others, take, isMine }: Taking,
) {
  const refused: FileRefused[] = []
  let leftOut: Omit<LeftOut, 'part'> | undefined
  const leaveOut = (why: LeftOut['why']) =>
    (leftOut = { why: leftOut?.why ?? why, count: (leftOut?.count ?? 0) + 1 })
  for (const file of chosen) {
    if (current().length >= mostPictures) {
      leaveOut('full')
      continue
    }
    if (current().length + others().length >= mostThreadFiles) {
      leaveOut('thread full')
      continue
    }
    const found = await lookAt(file, withUsed(limits, newFilesIn([...current(), ...others()])))
    if (!isMine()) break
    if ('refusal' in found) {
      refused.push({ ...found, ...(chosen.length > 1 ? { name: file.name } : {}) })
      continue
    }
    const next = withFile(current(), found, '', others())
    if (fitTogether(next)) take(next)
    else leaveOut(hasVideo(current()) ? 'has video' : 'has pictures')
  }
  return { refused, leftOut }
}
