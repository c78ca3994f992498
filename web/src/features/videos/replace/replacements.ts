/** Sends other files for videos: at once, and those that an earlier page or session did not finish. */
import type { Answer } from '../../../api/call.ts'
import { memberStore } from '../../../api/member-store.ts'
import { currentSession, watchMember } from '../../../api/session.ts'
import { upload } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { keepSent } from '../../../compose/keep-sent.ts'
import type { MediaFile } from '../../../compose/media-file.ts'
import { delivering } from '../../../compose/send/delivery.ts'
import { makeSender, type Sent } from '../../../compose/send/sender.ts'
import { toast } from '../../../ui/notices/toast.ts'

interface Replacement extends Draft {
  readonly videoId: number
  readonly media: MediaFile | undefined
}

export type SentReplacement = Sent<Replacement, Answer<'replace_video_file'>>

/** The files that this page is sending for videos, or could not send. */
export const replacements = memberStore<ReadonlyMap<string, SentReplacement>>(new Map())

const sentReplacement: DraftKind<Replacement> = {
  name: 'sent-video-file',
  version: 1,
  blank: { videoId: 0, media: undefined, sentAs: undefined },
  files: ['media'],
  isBlank: ({ media }) => !media,
  // They are sent one by one, and never written together.
  join: (written) => written,
}

let kept: ReturnType<typeof keepSent<Replacement>> | undefined

// Forces a new load after the next login, which also finds what this very page had sent.
watchMember(() => (kept = undefined))

function keptReplacements() {
  const member = currentSession()?.id
  if (member === undefined) return undefined
  return (kept ??= keepSent(sentReplacement, member, 'new'))
}

const fieldsOf = ({ videoId }: Replacement, key: string) => ({ video_id: videoId, idempotency_key: key })

const deliver = delivering<Replacement, Answer<'replace_video_file'>>({
  request: (draft, key, options) =>
    upload(
      'replace_video_file',
      fieldsOf(draft, key),
      draft.media ? { file: draft.media.file } : {},
      options,
    ),
  bytesOf: ({ media }) => media?.file.size ?? 0,
  cancelLate: () => 'stop',
})

const sender = makeSender<Replacement, Answer<'replace_video_file'>>({
  list: replacements,
  deliver: (_, { key, draft }, onChange) => deliver(draft, key, onChange),
  kept: keptReplacements,
  async arrived(client, { key, draft }, answer) {
    toast.success(answer.message)
    await afterWrite(client, 'replace_video_file', fieldsOf(draft, key), answer)
  },
  failed: ({ message }) => toast.error(message),
})

export const { cancel: cancelReplacement, retry: retryReplacement } = sender

/** Returns the file on its way for this video, or that could not be sent. */
export const replacementOf = (
  all: ReadonlyMap<string, SentReplacement>,
  videoId: number,
): SentReplacement | undefined => [...all.values()].findLast(({ draft }) => draft.videoId === videoId)

/** Sends another file for a video; one that was on its way is given up. */
export function replaceFile(
  client: Parameters<typeof sender.send>[0],
  { videoId, media }: { videoId: number; media: MediaFile },
): void {
  const before = replacementOf(replacements.get(), videoId)
  if (before) sender.cancel(before.key)
  void sender.send(client, { key: crypto.randomUUID(), draft: { videoId, media, sentAs: undefined } })
}

/** Lists the files that an earlier session or page was sending as failed. */
export async function restoreReplacements(): Promise<void> {
  const member = currentSession()?.id
  await sender.restore(() => member !== undefined && currentSession()?.id === member)
}
