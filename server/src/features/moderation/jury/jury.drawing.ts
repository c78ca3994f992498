/** Juries from the draw to the end: seats that are filled again, and votes that are counted. */
import { randomBytes } from 'node:crypto'
import { jurySize, votesToOverturn, votesToUphold } from '@commons/contract/moderation/jury.ts'
import type { ReportKindName } from '../../../platform/report-kinds.ts'
import { overturn, uphold } from '../appeals/appeals.answering.ts'
import { type LockedAppeal, setByJury } from '../appeals/appeals.writing.queries.ts'
import { hintQueue, type Undoing } from '../queue/queue.deciding.ts'
import { lockDecision } from '../queue/queue.writing.queries.ts'
import {
  addSeats,
  findForJury,
  findJury,
  isEnough,
  lapseSeats,
  listEligible,
  listSeats,
  openJury,
  type Seat,
  setSeed,
  setUndecided,
  tellVoters,
} from './jury.queries.ts'

const isTaken = ({ state, member_id }: Seat) =>
  state === 'voted' || (member_id !== null && (state === 'invited' || state === 'accepted'))

/** Gives a new appeal to a jury, if one may see the case and enough members can be drawn. */
export async function drawJury(
  context: Undoing,
  { id, decision_id }: Pick<LockedAppeal, 'id' | 'decision_id'>,
): Promise<boolean> {
  const { tx, platform, hint } = context
  const kind = await findForJury(tx, platform.reportKinds, decision_id)
  if (kind === undefined) return false
  await setSeed(tx, id, randomBytes(32))
  const eligible = await listEligible(tx, platform.reportKinds, id, kind)
  if (!isEnough(eligible)) return false
  await openJury(tx, id)
  const members = eligible.slice(0, jurySize)
  await addSeats(tx, id, members)
  for (const member of members) hint(`jury:${member}`)
  return true
}

/** Draws others for seats that are free. A jury that can't reach a verdict any more leaves the appeal to a moderator. */
export async function fillSeats(context: Undoing, appeal: LockedAppeal, kind: ReportKindName): Promise<void> {
  const { tx, platform, hint, emit } = context
  const taken = (await listSeats(tx, appeal.id)).filter(isTaken).length
  const free = jurySize - taken
  if (free <= 0) return
  const members = (await listEligible(tx, platform.reportKinds, appeal.id, kind)).slice(0, free)
  if (members.length > 0) {
    await addSeats(tx, appeal.id, members)
    for (const member of members) hint(`jury:${member}`)
    emit('report.decided', { decision: appeal.decision_id })
  }
  if (taken + members.length < votesToOverturn) await giveUp(context, appeal)
}

/** Leaves the appeal to a moderator. */
async function giveUp(context: Undoing, appeal: LockedAppeal): Promise<void> {
  const { tx, hint } = context
  await setUndecided(tx, appeal.id)
  await tellAll(context, appeal)
  if (appeal.member_id !== null) hint(`decisions:${appeal.member_id}`)
  await hintQueue(context)
}

async function tellAll({ tx, hint, emit }: Undoing, { id, decision_id }: LockedAppeal): Promise<void> {
  await tellVoters(tx, id)
  for (const { member_id } of await listSeats(tx, id)) if (member_id !== null) hint(`jury:${member_id}`)
  emit('report.decided', { decision: decision_id })
}

/** Ends the jury of a locked appeal if its votes are enough. */
export async function countVotes(context: Undoing, appeal: LockedAppeal): Promise<void> {
  const { tx } = context
  const seats = await listSeats(tx, appeal.id)
  const votes = (verdict: Seat['verdict']) => seats.filter((seat) => seat.verdict === verdict).length
  const overturns = votes('overturn') >= votesToOverturn
  if (!overturns && votes('uphold') < votesToUphold) return
  const answer = { by: null, answer: '' }
  if (overturns) {
    const decision = await lockDecision(tx, appeal.decision_id)
    if (!decision) throw new Error('The decision of an appeal stays')
    await overturn(context, appeal, decision, answer)
  } else await uphold(context, appeal, answer)
  await setByJury(tx, appeal.id)
  await tellAll(context, appeal)
  await hintQueue(context)
}

/** Does what is due for the jury of a locked appeal: it ends, or gets other jurors. */
export async function keepJury(context: Undoing, appeal: LockedAppeal): Promise<void> {
  const { tx, hint } = context
  const jury = await findJury(tx, appeal.id)
  if (!jury) return
  if (jury.is_over) return giveUp(context, appeal)
  for (const member of await lapseSeats(tx, appeal.id)) hint(`jury:${member}`)
  await fillSeats(context, appeal, jury.kind)
}
