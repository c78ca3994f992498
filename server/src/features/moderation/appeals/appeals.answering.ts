/** What an answer to an appeal does, whoever gives it. */
import { type Undoing, undo } from '../queue/queue.deciding.ts'
import { type LockedDecision, tellMember } from '../queue/queue.writing.queries.ts'
import { dismissReports, listReportIds, type LockedAppeal, setAnswer } from './appeals.writing.queries.ts'

interface Answer {
  /** The moderator who answers. */
  readonly by: number | null
  /** Why, for the member. */
  readonly answer: string
}

/** The decision stays. */
export async function uphold(
  { tx, hint, emit }: Undoing,
  { id, decision_id, member_id }: LockedAppeal,
  { by, answer }: Answer,
): Promise<void> {
  await setAnswer(tx, id, { verdict: 'upheld', by, answer })
  if (member_id === null) return
  await tellMember(tx, 'appeal_upheld', member_id, decision_id)
  hint(`decisions:${member_id}`)
  emit('report.decided', { decision: decision_id })
}

/** Takes the decision back with all that it did. Its reports are dismissed: they were answered twice. */
export async function overturn(
  context: Undoing,
  { id, member_id }: LockedAppeal,
  decision: LockedDecision,
  { by, answer }: Answer,
): Promise<void> {
  const { tx, hint } = context
  const reports = await listReportIds(tx, decision.id)
  await setAnswer(tx, id, { verdict: 'overturned', by, answer })
  await undo(context, decision, { by, reason: answer })
  for (const reporter of await dismissReports(tx, decision.id, reports)) hint(`reports:${reporter}`)
  if (member_id !== null) await tellMember(tx, 'appeal_overturned', member_id, decision.id)
}
