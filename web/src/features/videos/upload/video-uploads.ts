/** Sends videos: at once, and those that an earlier page or session did not finish. */
import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../api/call.ts'
import { currentSession } from '../../../api/session.ts'
import { upload } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { delivering } from '../../../compose/send/delivery.ts'
import { makeSender } from '../../../compose/send/sender.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { keptVideos } from './sent-videos.ts'
import { videoUploads } from './upload-store.ts'
import type { VideoDraft } from './video-draft.ts'
import { fieldsOf, filesOf } from './video-fields.ts'

const deliver = delivering<VideoDraft, Answer<'add_video'>>({
  request: (draft, key, options) => upload('add_video', fieldsOf(draft, key), filesOf(draft), options),
  bytesOf: (draft) => Object.values(filesOf(draft)).reduce((sum, { size }) => sum + size, 0),
  cancelLate: () => 'stop',
})

const sender = makeSender<VideoDraft, Answer<'add_video'>>({
  list: videoUploads,
  deliver: (_, { key, draft }, onChange) => deliver(draft, key, onChange),
  kept: keptVideos,
  async arrived(client, { key, draft }, answer) {
    toast.success(answer.message)
    await afterWrite(client, 'add_video', fieldsOf(draft, key), answer)
  },
  failed: ({ message }) => toast.error(message),
})

export const sendVideo = (client: QueryClient, draft: VideoDraft): Promise<void> =>
  sender.send(client, { key: draft.sentAs ?? crypto.randomUUID(), draft })

export const { retry: retryUpload, cancel: cancelUpload } = sender

/** Lists the videos that an earlier session or page was sending as failed uploads. */
export async function restoreSentVideos(): Promise<void> {
  const member = currentSession()?.id
  await sender.restore(() => member !== undefined && currentSession()?.id === member)
}
