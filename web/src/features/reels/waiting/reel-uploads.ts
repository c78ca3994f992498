/** Sends reels: at once, from the outbox, and those that an earlier page or session did not finish. */
import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../api/call.ts'
import { currentSession } from '../../../api/session.ts'
import { upload } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { delivering } from '../../../compose/send/delivery.ts'
import { makeSender } from '../../../compose/send/sender.ts'
import { toast } from '../../../ui/notices/toast.ts'
import type { ReelDraft } from './reel-draft.ts'
import { fieldsOf, filesOf } from './reel-fields.ts'
import { markSentReels } from './sent-mark.ts'
import { keptReels } from './sent-reels.ts'
import { reelUploads } from './upload-store.ts'
import { waitingReels } from './waiting-reels.ts'

export const deliverReel = delivering<ReelDraft, Answer<'add_reel'>>({
  request: (draft, key, options) => upload('add_reel', fieldsOf(draft, key), filesOf(draft), options),
  bytesOf: ({ media }) => media?.file.size ?? 0,
  cancelLate: () => 'stop',
})

/** Announces a reel that has arrived, and reads its lists again. */
export async function reelArrived(
  client: QueryClient,
  { key, draft }: { key: string; draft: ReelDraft },
  answer: Answer<'add_reel'>,
): Promise<void> {
  toast.success(answer.message)
  await afterWrite(client, 'add_reel', fieldsOf(draft, key), answer)
}

const sender = makeSender<ReelDraft, Answer<'add_reel'>>({
  list: reelUploads,
  deliver: (_, { key, draft }, onChange) => deliverReel(draft, key, onChange),
  kept: keptReels,
  leave: ({ key, draft }) => waitingReels.keep({ kind: 'reel', key, draft }),
  arrived: reelArrived,
  failed: ({ message }) => toast.error(message),
})

/** Sends a reel, at once or as soon as there is a network. */
export const sendReel = (client: QueryClient, draft: ReelDraft): Promise<void> =>
  sender.send(client, { key: draft.sentAs ?? crypto.randomUUID(), draft })

export const { retry: retryUpload, cancel: cancelUpload } = sender

/** Lists the reels that an earlier session or page was sending as failed uploads. */
export async function restoreSentReels(): Promise<void> {
  const member = currentSession()?.id
  const isCurrent = () => member !== undefined && currentSession()?.id === member
  await sender.restore(isCurrent)
  if (member !== undefined && isCurrent() && reelUploads.get().size === 0) markSentReels(member, false)
}
