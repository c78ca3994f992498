/** Sends messages from the comment field. */
import type { GroupChatEntry } from '@commons/contract/groups-chat.ts'
import { upload } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import type { SaidWords, WrittenAbout } from '../../../discussion/discussed.ts'
import type { Said } from '../../../discussion/said.ts'
import { discardMessage, keepMessage, retryMessage } from './waiting-messages.ts'

export const saidOf = ({ message: text, chat_reply_id, chat_id, ...rest }: GroupChatEntry): Said => ({
  ...rest,
  user_id: rest.user_id ?? 0,
  username: rest.username ?? '',
  full_name: rest.full_name ?? '',
  commentId: chat_reply_id === null ? undefined : chat_id,
  text,
  replies: undefined,
})

const wordsOf = ({ text, media, alt, key }: SaidWords) => ({
  message: text,
  idempotency_key: key,
  ...(media ? { file_type: media.file.type } : {}),
  ...(alt === '' ? {} : { alt }),
})
const filesOf = ({ media }: SaidWords) => (media ? { file: media.file } : {})

export const chatCalls: WrittenAbout['calls'] = {
  comments: {
    async add(client, group_id, words, options) {
      const input = { group_id, ...wordsOf(words) }
      const answer = await upload('group_chat', input, filesOf(words), options)
      return { said: saidOf(answer.recdata), shown: afterWrite(client, 'group_chat', input, answer) }
    },
  },
  replies: {
    async add(client, group_chat_id, words, options) {
      const input = { group_chat_id, ...wordsOf(words) }
      const answer = await upload('group_chat_reply', input, filesOf(words), options)
      return { said: saidOf(answer.recdata), shown: afterWrite(client, 'group_chat_reply', input, answer) }
    },
  },
  outbox: {
    keep: ({ about, commentId }, key, text) =>
      keepMessage({ key, group_id: about.id, replyTo: commentId, text }),
    retry: retryMessage,
    discard: discardMessage,
  },
}
