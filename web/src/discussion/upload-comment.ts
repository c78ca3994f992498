import type { QueryClient } from '@tanstack/react-query'
import { upload, type UploadOptions } from '../api/upload.ts'
import { afterWrite } from '../api/use-call.ts'
import type { Draft } from '../compose/draft.ts'
import { ofComment, ofReply, type Said, type SaidTo } from './said.ts'

interface Uploaded {
  readonly said: Said
  /** Settles when what is on screen is new. */
  readonly shown: Promise<void>
}

/** Sends a comment with a file, or a reply where `to` names a comment. Under one key it happens once. */
export async function uploadComment(
  client: QueryClient,
  { postId, commentId }: SaidTo,
  { text, media, alt }: Draft,
  key: string,
  options: UploadOptions,
): Promise<Uploaded> {
  const common = {
    idempotency_key: key,
    ...(media ? { file_type: media.file.type } : {}),
    ...(alt.trim() === '' ? {} : { alt: alt.trim() }),
  }
  const files = media ? { file: media.file } : {}
  if (commentId === undefined) {
    const input = { post_id: postId, comment: text.trim(), ...common }
    const answer = await upload('post_comment', input, files, options)
    return { said: ofComment(answer.recdata), shown: afterWrite(client, 'post_comment', input, answer) }
  }
  const input = { post_comment_id: commentId, reply: text.trim(), ...common }
  const answer = await upload('post_comment_reply', input, files, options)
  return { said: ofReply(answer.recdata), shown: afterWrite(client, 'post_comment_reply', input, answer) }
}
