/** Sends messages from the comment field. */
import type { Chat } from '@commons/contract/chat/chat.ts'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { upload } from '../../api/upload.ts'
import { afterWrite } from '../../api/use-call.ts'
import type { SaidWords, WrittenAbout } from '../../discussion/discussed.ts'
import type { Said } from '../../discussion/said.ts'
import { discardChatMessage, keepChatMessage, retryChatMessage } from './waiting-chat.ts'

/** The contract's maximum length of a message; a test compares the two. */
export const longestChatMessage = 320

const saidOf = ({ message_id, sender_id, text, date, ...file }: ChatMessage): Said => ({
  ...file,
  id: message_id,
  commentId: undefined,
  user_id: sender_id ?? 0,
  username: '',
  full_name: '',
  profile_pic: null,
  created_at: date,
  text,
  replies: undefined,
})

const wordsOf = ({ text, media, alt, quoted, key }: SaidWords) => ({
  idempotency_key: key,
  ...(text === '' ? {} : { message: text }),
  ...(media && alt !== '' ? { alt } : {}),
  ...(quoted ? { reply_to: quoted.id } : {}),
})

/** Returns a conversation's settings and calls for the comment field. */
export function chatAbout({ chat_id, id, by_freelancer }: Chat): WrittenAbout {
  const friend_id = id ?? 0
  const add: WrittenAbout['calls']['comments']['add'] = async (client, _, words, options) => {
    const input = { friend_id, by_freelancer, ...wordsOf(words) }
    const answer = await upload(
      'send_chat_file',
      input,
      words.media ? { file: words.media.file } : {},
      options,
    )
    return { said: saidOf(answer.recdata), shown: afterWrite(client, 'send_chat_file', input, answer) }
  }
  return {
    kind: 'chat',
    id: chat_id,
    longest: longestChatMessage,
    nsfw: undefined,
    openPicture: () => {},
    waiting: [],
    calls: {
      comments: { add },
      replies: { add },
      outbox: {
        keep: (_, key, { text, quoted }) =>
          keepChatMessage({ key, chat_id, friend_id, by_freelancer, replyTo: quoted?.id, quoted, text }),
        retry: retryChatMessage,
        discard: discardChatMessage,
      },
    },
  }
}
