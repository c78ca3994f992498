/** What all calls that send a message share: to whom, whether it is allowed, and in which conversation. */
import type { send_massage } from '@commons/contract/chat/messages.ts'
import type { RefusalOf } from '@commons/contract/call.ts'
import type { Preparing, PreparedMessage } from '../../../conversations/messages.media.ts'
import type { MessageRow } from '../../../conversations/messages.rows.ts'
import { countOfNewcomer } from '../../../platform/call/newcomers.ts'
import { seenAgain } from '../../../platform/call/repeated-answer.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Member } from '../../../platform/session/sessions.ts'
import { beginToWrite } from '../chat.beginning.ts'
import { chats } from '../chat.conversations.ts'
import { findPair } from '../chat.queries.ts'
import { chatKind } from '../chat.rows.ts'
import { messageShape, unread } from '../chat.shape.ts'

interface To {
  readonly friend_id: number
  readonly by_freelancer?: 0 | 1 | undefined
  readonly reply_to?: number | undefined
}
interface Given extends To {
  readonly message?: string | undefined
  readonly alt?: string | undefined
  readonly link_card?: 0 | 1 | undefined
  readonly waveform?: string | undefined
}

/** `chat` is undefined if the conversation doesn't exist or the sender hasn't accepted it yet. */
export interface PreparedChat extends PreparedMessage {
  readonly chat: number | undefined
}

type Refused = RefusalOf<typeof send_massage>
type Unaddressed = Exclude<Refused, 'message_empty'>

interface Sender extends Omit<Preparing, 'refuse'> {
  refuse(refusal: Refused | 'captions_without_video'): never
}

/** Where a message goes, and whether it is told of. */
export type Addressed = Pick<PreparedChat, 'chat' | 'isTold'>

/** Refuses members to whom nothing can be sent. */
export async function prepareAddress(
  { friend_id: friend, by_freelancer, reply_to: answered }: To,
  { member, db, refuse }: Pick<Preparing, 'member' | 'db'> & { refuse(refusal: Unaddressed): never },
): Promise<Addressed> {
  if (friend === member.id) refuse('not_oneself')
  const pair =
    (await findPair(db, member.id, { friend, kind: chatKind(by_freelancer), answered })) ??
    refuse('member_not_found')
  if (pair.is_blocker && pair.chat !== null) refuse('chat_blocked')
  if (!pair.is_visible) refuse(pair.chat === null ? 'member_not_found' : 'chat_unavailable')
  if (pair.friend_standing !== 'accepted' && !pair.lets_write) refuse('chat_not_allowed')
  if (answered !== undefined && !pair.is_answer) refuse('message_not_found')
  return {
    chat: pair.chat !== null && pair.standing === 'accepted' ? pair.chat : undefined,
    isTold: pair.friend_standing !== 'accepted' || !pair.is_online,
  }
}

/** Refuses what can't be sent, before a file is accepted. */
export async function prepareSending(given: Given, context: Sender): Promise<PreparedChat> {
  const address = await prepareAddress(given, context)
  const { message: text, alt, link_card, waveform } = given
  return { ...(await chats.prepare({ message: text, alt, link_card, waveform }, context)), ...address }
}

type Adding = Parameters<typeof chats.send>[1]

export async function send(
  { friend_id: friend, by_freelancer, reply_to }: To,
  context: Omit<Adding, 'before' | 'member'> & {
    readonly before: PreparedChat
    readonly member: Member
    readonly platform: Platform
    refuse(refusal: Unaddressed): never
  },
): Promise<MessageRow> {
  const { tx, member, platform, before, refuse } = context
  const begun = () => countOfNewcomer(tx, member, 'conversations', platform)
  const chat = before.chat ?? (await beginToWrite(tx, member.id, friend, chatKind(by_freelancer), begun))
  const row =
    chat === undefined
      ? undefined
      : reply_to === undefined
        ? await chats.send(chat, context)
        : await chats.reply(reply_to, context)
  // A block came in between, or the answered message is gone.
  return row ?? refuse(reply_to === undefined ? 'chat_unavailable' : 'message_not_found')
}

/** The steps these calls share. Without a file, and in an existing conversation, they are one statement. */
export const sending = {
  ...chats.adding,
  isOneStatement: (prepared: PreparedChat) =>
    chats.adding.isOneStatement(prepared) && prepared.chat !== undefined,
  again: seenAgain(
    'message_not_found',
    chats.findMessage,
    (row, viewer) => messageShape(row, viewer, unread),
    ({ message_id }) => message_id,
  ),
}
