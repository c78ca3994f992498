/** Sends messages from the comment field. */
import type { Chat } from '@commons/contract/chat/chat.ts'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { upload } from '../../api/upload.ts'
import { withoutCardField } from '../../compose/link-card/written-link.ts'
import { afterWrite } from '../../api/use-call.ts'
import type { SaidWords, WrittenAbout } from '../../discussion/discussed.ts'
import { filesOf, waveformField } from '../../discussion/said-media.ts'
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

const wordsOf = ({ text, media, alt, quoted, withoutCard, key }: SaidWords) => ({
  idempotency_key: key,
  ...withoutCardField(text, withoutCard),
  ...(text === '' ? {} : { message: text }),
  ...(media && media.kind !== 'attachment' && alt !== '' ? { alt } : {}),
  ...(quoted ? { reply_to: quoted.id } : {}),
})

/** Returns a conversation's settings and calls for the comment field. */
export function chatAbout({ chat_id, id, by_freelancer, several }: Chat): WrittenAbout {
  const friend_id = id ?? 0
  const isOfSeveral = several !== null
  const add: WrittenAbout['calls']['comments']['add'] = async (client, _, words, options) => {
    const said = { ...wordsOf(words), ...waveformField(words.media) }
    if (isOfSeveral) {
      const input = { chat_id, ...said }
      const answer = await upload('several_chat_send', input, filesOf(words.media) ?? {}, options)
      return { said: saidOf(answer.recdata), shown: afterWrite(client, 'several_chat_send', input, answer) }
    }
    const input = { friend_id, by_freelancer, ...said }
    const answer = await upload('send_chat_file', input, filesOf(words.media) ?? {}, options)
    return { said: saidOf(answer.recdata), shown: afterWrite(client, 'send_chat_file', input, answer) }
  }
  return {
    kind: 'chat',
    id: chat_id,
    longest: longestChatMessage,
    takesAttachments: true,
    nsfw: undefined,
    openPicture: () => {},
    waiting: [],
    calls: {
      comments: { add },
      replies: { add },
      outbox: {
        keep: (_, key, { text, quoted, withoutCard }) =>
          keepChatMessage({
            key,
            chat_id,
            friend_id,
            by_freelancer,
            isOfSeveral,
            replyTo: quoted?.id,
            quoted,
            text,
            withoutCard,
          }),
        retry: retryChatMessage,
        discard: discardChatMessage,
      },
    },
  }
}
