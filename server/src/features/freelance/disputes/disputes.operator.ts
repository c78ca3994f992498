/** The operator's commands for disputes, for `npm run disputes`: what staff do by their calls, with the same log. */
import { decide_dispute } from '@commons/contract/freelance/disputes.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { newest } from '../../../platform/call/page.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { text } from '../../../platform/language.ts'
import { addAct } from '../../../platform/staff-log/staff-log.queries.ts'
import { decidesDisputes } from '../../../visibility/disputes.ts'
import type { Asking } from './disputes.acting.ts'
import { type DisputeCaseRow, findDispute, findDisputeCase, listDisputeCases } from './disputes.queries.ts'
import { decide, readChat, take } from './disputes.staff.ts'

export const usage = `npm run disputes -- …
  list                     disputes that wait for a decision
  show 12                  one of them; once somebody has taken it, with what the two have said
  take 12 ada              @ada, who has the role finance, decides it
  chat 12                  what the two have written to each other, as who has taken it reads it; the two see that
  decide 12 40.5 "reason"  40.5 tokens for the freelancer, the rest for the client; both read the reason`

const mostListed = 50
/** No member has it. */
const nobody = 0

/** Runs the command; undefined if it isn't known. */
export async function runDisputeCommand(db: Db, words: readonly string[]): Promise<string | undefined> {
  const [what, id = '', ...rest] = words
  if (what === 'list' && words.length === 1) return list(db)
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined
  const dispute = Number(id)
  try {
    if (what === 'show' && rest.length === 0) return await show(db, dispute)
    if (what === 'chat' && rest.length === 0) return await chat(db, dispute)
    if (what === 'take' && rest.length === 1) return await takeFor(db, dispute, rest[0] ?? '')
    if (what === 'decide' && rest.length >= 2) return await rule(db, dispute, rest)
  } catch (error) {
    if (error instanceof Refusal) return text('en', `refusal.${error.refusal}`, error.details.values)
    throw error
  }
  return undefined
}

/** Replaces characters that a terminal would take for commands. */
const plain = (words: string) => words.replaceAll(/[^\P{Cc}\n]/gu, ' ')

const tokens = (units: string) => `${decimalText(BigInt(units), 'FCELL')} FCELL`
const nameOf = (party: { username: string } | null) =>
  party ? `@${party.username}` : 'somebody who has left'

const headOf = (row: DisputeCaseRow): string =>
  plain(
    `#${row.id} ${row.state}: ${nameOf(row.client)} (client) and ${nameOf(row.freelancer)} (freelancer), ${tokens(row.units)}, ` +
      `${row.title}: ${row.description}` +
      (row.decide_until ? `\n  to be decided by ${row.decide_until.toISOString()}` : '') +
      (row.assignee ? `, taken by ${nameOf(row.assignee)}` : ''),
  )

async function list(db: Db): Promise<string> {
  const rows = await listDisputeCases.to_decide(db, nobody, newest, mostListed, 0)
  return rows.length === 0 ? 'Nothing waits for a decision.' : rows.map(headOf).join('\n')
}

async function caseOf(db: Db, dispute: number): Promise<DisputeCaseRow> {
  const [row] = await findDisputeCase(db, nobody, dispute)
  if (!row) throw new Refusal('dispute_not_found')
  return row
}

async function show(db: Db, dispute: number): Promise<string> {
  const head = await caseOf(db, dispute)
  const row = head.assignee_id === null ? undefined : await findDispute(db, head.assignee_id, dispute)
  if (!row) return headOf(head)
  const said = row.log.toReversed().map(({ kind, by_role, units, message, at, files }) => {
    const offered = units === null ? '' : `, ${tokens(units)} for the freelancer`
    const attached = files.map(({ file_name }) => ` [${file_name}]`).join('')
    return plain(`${at} ${by_role ?? 'commons'}: ${kind}${offered}${attached}\n  ${message}`.trimEnd())
  })
  return [headOf(head), ...said].join('\n')
}

interface Act {
  readonly name: 'take_dispute' | 'read_dispute_chat' | 'decide_dispute'
  readonly dispute: number
  readonly reason?: string
}

/** Lets a member of staff act; pages read it when they next ask, since no process is told. */
const actAs = <Result>(
  db: Db,
  member: number,
  { name, dispute, reason }: Act,
  act: (context: Acting) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const result = await act({ tx, member: { id: member }, hint: nothing, emit: nothing })
    const operator = { member: null, role: 'operator', act: name } as const
    await addAct(tx, operator, { object: { kind: 'dispute', id: dispute }, ...(reason && { reason }) })
    return result
  })
type Acting = Asking & { readonly hint: typeof nothing; readonly emit: typeof nothing }
const nothing = () => undefined

async function assigneeOf(db: Db, dispute: number): Promise<number> {
  const { assignee_id } = await caseOf(db, dispute)
  if (assignee_id === null) throw new Refusal('dispute_not_taken')
  return assignee_id
}

async function takeFor(db: Db, dispute: number, name: string): Promise<string> {
  const username = name.replace(/^@/, '')
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst()
  if (!member) return `There is no @${username}.`
  const { rows } = await sql<{
    may: boolean
  }>`select ${decidesDisputes(sql`${member.id}::bigint`)} as may`.execute(db)
  if (rows[0]?.may !== true)
    return `@${username} needs the role finance: npm run staff -- grant ${username} finance`
  await actAs(db, member.id, { name: 'take_dispute', dispute }, (context) => take(context, dispute))
  return `@${username} decides dispute ${dispute}.`
}

async function chat(db: Db, dispute: number): Promise<string> {
  const page = { before: newest, limit: 500, offset: 0 }
  const { messages } = await actAs(
    db,
    await assigneeOf(db, dispute),
    { name: 'read_dispute_chat', dispute },
    (context) => readChat(context, dispute, page),
  )
  if (messages.length === 0) return 'The two have written nothing to each other.'
  return messages
    .toReversed()
    .map(({ at, by, message, file, deleted_at }) => {
      const notes = [file && `[${file}]`, deleted_at && '[deleted since]'].filter(Boolean).join(' ')
      return plain(`${at} ${by ?? 'somebody who has left'}: ${message} ${notes}`.trimEnd())
    })
    .join('\n')
}

async function rule(db: Db, dispute: number, [amount, ...reason]: readonly string[]): Promise<string> {
  const asked = decide_dispute.input.safeParse({ dispute_id: dispute, amount, reason: reason.join(' ') })
  if (!asked.success) return usage
  const act = { name: 'decide_dispute', dispute, reason: asked.data.reason } as const
  await actAs(db, await assigneeOf(db, dispute), act, (context) => decide(context, dispute, asked.data))
  return `Dispute ${dispute} is decided.`
}
