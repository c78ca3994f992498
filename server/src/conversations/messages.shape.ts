/** Fields that messages of all kinds share. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { ToldVideoCall } from '@commons/contract/shared/video-call-state.ts'
import type { Viewer } from '../platform/viewer.ts'
import { messageFileShape, noFile, signedFor } from '../shown-files/shown-file.shape.ts'
import type { MessageRow } from './messages.rows.ts'

/**
 * Returns a message's file. Its state is shown to everyone, not just the author: the message already has its
 * place.
 */
export function messageFile(row: MessageRow, viewer: Viewer) {
  if (row.attachment) {
    const attachment = viewer.media.attachment(row.attachment, signedFor(viewer))
    const { url: file } = attachment
    return {
      ...noFile,
      voice: null,
      attachment,
      file,
      file_type: 'attachment' as const,
      file_state: 'ready' as const,
    }
  }
  const seen = messageFileShape({ ...row, author_id: row.author_id ?? 0 }, viewer, {
    isPrivate: true,
    hides: false,
  })
  const shown = { ...seen, attachment: null }
  if (row.key === null || row.state === null || shown.file_state !== null) return shown
  return { ...shown, file_type: row.kind, file_state: row.state }
}

/** Returns the call that a message tells of, if it does. */
export const toldCall = ({ video_call: call }: MessageRow): ToldVideoCall | null =>
  call && {
    call_id: call.id,
    state: call.state,
    has_camera: flag(call.has_camera),
    seconds: call.seconds,
  }
