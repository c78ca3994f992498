/** Ends calls: by whoever hangs up, or because nobody is left. */
import { noKey } from '../../platform/call/idempotency.ts'
import { inPages, workThrough } from '../../platform/due.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { write, type WriteContext } from '../../platform/write.ts'
import { chats } from '../chat/public.ts'
import { changeLine, hintLine, isOfMany, topicOfMany } from './calls-of-many.ts'
import { freeSilent } from './devices.queries.ts'
import {
  addNews,
  deleteCall,
  hasReadUpTo,
  listSilent,
  lockOpen,
  type OpenCall,
  setMessage,
  setOver,
} from './video-calls.queries.ts'

type End = 'ended' | 'declined' | 'missed' | 'busy'

type Ending = Pick<WriteContext, 'tx' | 'emit' | 'hint'>

/** Ends a call of many, whose row the caller has locked: its line in the chat says how long it was. */
export async function endCallOfMany(
  { tx, hint }: Pick<Ending, 'tx' | 'hint'>,
  call: OpenCall,
): Promise<void> {
  const members = await setOver(tx, call, 'ended')
  if (call.message_id !== null) await changeLine(tx, call, call.message_id)
  hint(`video_call:${call.id}`)
  hint(topicOfMany(call))
  await hintLine({ tx, hint }, call)
  for (const member of members) hint(`video_calls:${member}`, [member])
}

/** Ends a call, whose row the caller has locked, and writes its line into the conversation. */
export async function endCall(context: Ending, call: OpenCall, state: End): Promise<void> {
  const { tx, emit, hint } = context
  const { id, chat, caller_id: caller, callee_id: callee } = call
  if (isOfMany(call)) return endCallOfMany(context, call)
  await setOver(tx, call, state)
  hint(`video_call:${id}`)
  for (const member of [caller, callee]) {
    if (member === null) continue
    hint(`video_calls:${member}`)
    hint(`chats:${member}`)
  }
  hint(`chat:${chat}`)
  const row =
    caller === null
      ? undefined
      : await chats.add(tx, chat, { author: caller, message: '', mentions: [], mediaId: null }, noKey)
  if (!row || caller === null || callee === null) return deleteCall(tx, id)
  await setMessage(tx, id, row.id)
  emit('video_call.over', { call: id, message: row.id })
  if (state === 'missed' || state === 'busy')
    await addNews(tx, { kind: 'call_missed', member: callee, actor: caller, about: chat, item: row.id })
  // Whoever talked or declined knows of the call: its line is nothing unread.
  else if (await hasReadUpTo(tx, callee, chat, row.seq)) await chats.setRead(tx, callee, chat, row.seq)
}

/** What a call becomes in which nobody is left. */
export const endOfSilent = ({ state }: OpenCall): End => (state === 'ringing' ? 'missed' : 'ended')

/** Ends a call in which nobody is left; from one that goes on it takes the devices that are gone without a word. */
const endSilent = (platform: Platform, id: number) =>
  write(platform, async (context) => {
    const call = await lockOpen(context.tx, id)
    if (call && !call.is_under_way) await endCall(context, call, endOfSilent(call))
    else if (call && isOfMany(call) && (await freeSilent(context.tx, id))) {
      context.hint(`video_call:${id}`)
      context.hint(topicOfMany(call))
    }
  })

/** Marks a call as missed when it has rung to its end. The other job makes up for its failure. */
export const missCall = (platform: Platform): JobKind<{ call: number }> => ({
  name: 'video-calls.miss',
  retries: 1,
  work: ({ call }) => endSilent(platform, call),
})

/** Ends calls in which nobody is left, and gives free the places of devices that are gone. */
export const endSilentCalls = (platform: Platform): JobKind<object> => ({
  name: 'video-calls.end-silent',
  every: '* * * * *',
  work: () =>
    workThrough(platform, {
      due: inPages((after) => listSilent(platform.database.db, after)),
      work: ({ id }) => endSilent(platform, id),
      named: ({ id }) => ({ call: id }),
      failed: 'A call with devices that are gone could not be ended or tidied',
    }),
})
