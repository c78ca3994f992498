/** Sends messages from the comment field. */
import type { GroupChatEntry } from '@commons/contract/groups/chat.ts'
import type { QueryClient } from '@tanstack/react-query'
import { withoutCardField } from '../../../compose/link-card/written-link.ts'
import { upload, type UploadOptions } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import type { SaidWords, WrittenAbout } from '../../../discussion/discussed.ts'
import { filesOf, waveformField } from '../../../discussion/said-media.ts'
import type { Said } from '../../../discussion/said.ts'
import { discardMessage, keepMessage, retryMessage } from './waiting-messages.ts'

const saidOf = ({ message: text, ...rest }: GroupChatEntry): Said => ({
  ...rest,
  user_id: rest.user_id ?? 0,
  username: rest.username ?? '',
  full_name: rest.full_name ?? '',
  commentId: undefined,
  text,
  replies: undefined,
})

async function send(
  client: QueryClient,
  group_id: number,
  { text, media, alt, quoted, withoutCard, key }: SaidWords,
  options: UploadOptions,
) {
  const words = {
    message: text,
    idempotency_key: key,
    ...withoutCardField(text, withoutCard),
    ...(media ? { file_type: media.file.type } : {}),
    ...(alt === '' ? {} : { alt }),
    ...waveformField(media),
  }
  const files = filesOf(media) ?? {}
  if (quoted) {
    const input = { group_chat_id: quoted.id, ...words }
    const answer = await upload('group_chat_reply', input, files, options)
    return { said: saidOf(answer.recdata), shown: afterWrite(client, 'group_chat_reply', input, answer) }
  }
  const input = { group_id, ...words }
  const answer = await upload('group_chat', input, files, options)
  return { said: saidOf(answer.recdata), shown: afterWrite(client, 'group_chat', input, answer) }
}

/** Returns a group chat's settings and calls for the comment field. */
export const groupAbout = (group_id: number): WrittenAbout => ({
  kind: 'group_chat',
  id: group_id,
  takesAttachments: true,
  nsfw: undefined,
  openPicture: () => {},
  waiting: [],
  calls: {
    comments: { add: send },
    replies: { add: send },
    outbox: {
      keep: (_, key, { text, quoted, withoutCard }) =>
        keepMessage({ key, group_id, replyTo: quoted?.id, quoted, text, withoutCard }),
      retry: retryMessage,
      discard: discardMessage,
    },
  },
})
