import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { call, type Answer } from '../../api/call.ts'
import { afterWrite } from '../../api/use-call.ts'
import { toast } from '../../ui/toast.ts'
import { reactionOf, toggleFor } from '../../features/posts/card/reactions.ts'
import { outbox } from './outbox.ts'
import type { Row, WaitingComment, WaitingReaction } from './waiting.ts'

/** What became of one that waited: it is done with, or it and all behind it wait on. */
export type Outcome = 'done' | 'later'

// Two tabs that want different things would toggle against each other for ever.
const mostTries = 4

const isLater = (error: CallError) => error.refusal === 'network' || [401, 429, 503].includes(error.status)

/** Changes one of the rows as what it is by now, unless it went away meanwhile. */
function changeAs<W extends WaitingReaction | WaitingComment>(
  key: string,
  kind: W['kind'],
  change: (what: W) => W | undefined,
): Promise<void> {
  return outbox.change(key, (row) => {
    if (row?.what.kind !== kind) return row
    const what = change(row.what as W)
    return what && { ...row, what }
  })
}

const changeReaction = (key: string, change: (what: WaitingReaction) => WaitingReaction | undefined) =>
  changeAs<WaitingReaction>(key, 'reaction', change)
const changeComment = (key: string, change: (what: WaitingComment) => WaitingComment | undefined) =>
  changeAs<WaitingComment>(key, 'comment', change)

/** Shows the counts that the server answered, before the post itself is read again. */
function showCounts(client: QueryClient, { recdata }: Answer<'post_like'>): void {
  const { post_id, ...counts } = recdata
  client.setQueriesData<Answer<'post_detail'>>({ queryKey: ['post_detail'] }, (answer) =>
    answer?.recdata.target_post_id === post_id
      ? { ...answer, recdata: { ...answer.recdata, ...counts } }
      : answer,
  )
}

async function sendReaction(client: QueryClient, key: string, first: WaitingReaction): Promise<Outcome> {
  const { post_id, wanted, confirmed } = first
  if (!first.sent && (wanted === confirmed || first.tries >= mostTries)) {
    await outbox.change(key, () => undefined)
    return 'done'
  }
  const sent = first.sent ?? { call: toggleFor(confirmed, wanted), key: crypto.randomUUID() }
  // Before it leaves: a page that ends now must send it under the same key again.
  if (!first.sent) await changeReaction(key, (what) => ({ ...what, sent, tries: what.tries + 1 }))
  try {
    const answer = await call(sent.call, { post_id, idempotency_key: sent.key })
    showCounts(client, answer)
    const now = reactionOf(answer.recdata)
    await changeReaction(key, (what) =>
      what.wanted === now ? undefined : { ...what, confirmed: now, sent: undefined },
    )
    void afterWrite(client, sent.call, { post_id }, answer)
    return 'done'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (isLater(error)) return 'later'
    // The server no longer knows the key: what it did then shows with the next answer.
    if (error.refusal === 'idempotency_key_reused') {
      await changeReaction(key, (what) => ({ ...what, sent: undefined }))
      return 'done'
    }
    await outbox.change(key, () => undefined)
    toast.error(error.message)
    void afterWrite(client, sent.call, { post_id })
    return 'done'
  }
}

async function callComment(client: QueryClient, { key, post_id, post_comment_id, text }: WaitingComment) {
  if (post_comment_id === undefined) {
    const input = { post_id, comment: text, idempotency_key: key }
    const answer = await call('post_comment', input)
    return {
      id: answer.recdata.post_comment_id,
      shown: () => afterWrite(client, 'post_comment', input, answer),
    }
  }
  const input = { post_comment_id, reply: text, idempotency_key: key }
  const answer = await call('post_comment_reply', input)
  return {
    id: answer.recdata.post_comment_reply_id,
    shown: () => afterWrite(client, 'post_comment_reply', input, answer),
  }
}

// The server knows a key for two days: older, one that arrived without an answer would stand there twice.
const keyIsKnownFor = 36 * 3600 * 1000

async function sendComment(
  client: QueryClient,
  key: string,
  { at, what: first }: Row<WaitingComment>,
): Promise<Outcome> {
  // A page ended between its arrival and its removal from here.
  if (first.arrived !== undefined) {
    await outbox.change(key, () => undefined)
    return 'done'
  }
  if (Date.now() - at > keyIsKnownFor) {
    const refused = t`This has waited for more than a day. Please look whether it is there, and send it again if not.`
    await changeComment(key, (what) => ({ ...what, refused }))
    return 'done'
  }
  try {
    const { id, shown } = await callComment(client, first)
    await changeComment(key, (what) => ({ ...what, arrived: id }))
    // It stays shown until what is read has it, else it would flicker.
    await shown()
    await outbox.change(key, () => undefined)
    return 'done'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (isLater(error)) return 'later'
    await changeComment(key, (what) => ({ ...what, refused: error.message }))
    toast.error(error.message)
    return 'done'
  }
}

/** Sends one of those that wait, a step at a time. */
export function sendWaiting(client: QueryClient, key: string, { what, ...row }: Row): Promise<Outcome> {
  return what.kind === 'reaction'
    ? sendReaction(client, key, what)
    : sendComment(client, key, { ...row, what })
}
