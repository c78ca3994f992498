/** What staff do in a dispute: the same for the calls and for the operator's command. */
import type { DisputeMessage } from '@commons/contract/freelance/disputes.ts'
import type { Page } from '../../../platform/call/page.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { type Asking, beginAsStaff, disputeChanged, partOfFrozen } from './disputes.acting.ts'
import { listChatOf } from './disputes.queries.ts'
import { settle, settlingKey } from './disputes.settling.ts'
import { messageShape } from './disputes.shape.ts'
import { addEntry, setAssignee } from './disputes.writing.queries.ts'

type Acting = Asking & Pick<WriteContext, 'hint' | 'emit'>

/** Takes a dispute to decide it. */
export async function take(context: Acting, id: number): Promise<void> {
  const { tx, member } = context
  const locked = await beginAsStaff(context, id, 'take')
  const { dispute, at } = locked
  await setAssignee(tx, id, member.id)
  await addEntry(tx, { dispute: id, kind: 'taken', by: 'staff', staff: member.id, at })
  disputeChanged(context, { ...locked, dispute: { ...dispute, assignee: member.id } })
}

/** Returns a part of the chat of the two, latest first, with the places of its messages; the log says that it was read. */
export async function readChat(
  context: Acting,
  id: number,
  page: Pick<Page, 'before' | 'limit' | 'offset'>,
): Promise<{ messages: DisputeMessage[]; places: number[] }> {
  const { tx, member } = context
  const locked = await beginAsStaff(context, id, 'read_chat')
  const rows = await listChatOf(tx, id, page)
  await addEntry(tx, { dispute: id, kind: 'chat_read', by: 'staff', staff: member.id, at: locked.at })
  disputeChanged(context, locked)
  return {
    messages: rows.map((row) => messageShape(row, locked.milestone)),
    places: rows.map(({ seq }) => seq),
  }
}

/** Decides a dispute: what the freelancer gets, in tokens, and why. */
export async function decide(
  context: Acting,
  id: number,
  { amount, reason }: { readonly amount: string; readonly reason: string },
): Promise<void> {
  const { member } = context
  const locked = await beginAsStaff(context, id, 'decide')
  await settle(context, locked, {
    state: 'decided',
    award: partOfFrozen(locked.dispute, amount),
    by: 'staff',
    member: null,
    key: settlingKey(id),
    staff: member.id,
    reason,
  })
}
