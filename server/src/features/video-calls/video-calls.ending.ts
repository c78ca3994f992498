/** Ends calls: by whoever hangs up, or because nobody is left. */
import { noKey } from '../../platform/call/idempotency.ts'
import { inPages, workThrough } from '../../platform/due.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { write, type WriteContext } from '../../platform/write.ts'
import { chats } from '../chat/public.ts'
import {
  addNews,
  deleteCall,
  hasReadUpTo,
  listSilent,
  lockSilent,
  type OpenCall,
  setMessage,
  setOver,
} from './video-calls.queries.ts'

declare module '../../platform/events.ts' {
  interface Events {
    /** A call rings for a member. */
    'video_call.rang': { call: number; member: number }
    /** A call is over, and its line is in the conversation. */
    'video_call.over': { call: number; message: number }
  }
}

type End = 'ended' | 'declined' | 'missed' | 'busy'

/** Ends a call, whose row the caller has locked, and writes its line into the conversation. */
export async function endCall(
  { tx, emit, hint }: Pick<WriteContext, 'tx' | 'emit' | 'hint'>,
  call: OpenCall,
  state: End,
): Promise<void> {
  const { id, chat, caller_id: caller, callee_id: callee } = call
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

const endSilent = (platform: Platform, id: number) =>
  write(platform, async (context) => {
    const call = await lockSilent(context.tx, id)
    if (call) await endCall(context, call, endOfSilent(call))
  })

/** Marks a call as missed when it has rung to its end. The other job makes up for its failure. */
export const missCall = (platform: Platform): JobKind<{ call: number }> => ({
  name: 'video-calls.miss',
  retries: 1,
  work: ({ call }) => endSilent(platform, call),
})

/** Ends calls in which nobody is left. */
export const endSilentCalls = (platform: Platform): JobKind<object> => ({
  name: 'video-calls.end-silent',
  every: '* * * * *',
  work: () =>
    workThrough(platform, {
      due: inPages((after) => listSilent(platform.database.db, after)),
      work: ({ id }) => endSilent(platform, id),
      named: ({ id }) => ({ call: id }),
      failed: 'A call that nobody is in could not be ended',
    }),
})
