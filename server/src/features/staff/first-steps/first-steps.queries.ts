/** SQL of the first steps of a network. */
import type { MarkedStep } from '@commons/contract/staff/first-steps.ts'
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

/** The kind of test mails. */
export const testMail = 'staff.test'

export async function listMarked(db: Db): Promise<MarkedStep[]> {
  const { rows } = await sql<{ step: MarkedStep }>`select step from first_steps order by step`.execute(db)
  return rows.map(({ step }) => step)
}

export async function markStep(tx: Tx, step: MarkedStep, isDone: boolean): Promise<void> {
  if (isDone)
    await tx
      .insertInto('first_steps')
      .values({ step, marked_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await tx.deleteFrom('first_steps').where('step', '=', step).execute()
}

interface TestMailRow {
  readonly address: string
  readonly state: 'waiting' | 'sending' | 'sent' | 'unsure' | 'failed' | 'void'
  readonly error: string
  readonly sent_at: Date | null
}

export async function findTestMail(db: Db, member: number): Promise<TestMailRow | undefined> {
  const { rows } = await sql<TestMailRow>`
    select address, state, coalesce(last_error, '') as error, sent_at from mails
    where kind = ${testMail} and member_id = ${member} order by created_at desc, id desc limit 1`.execute(db)
  return rows[0]
}

/** Gives up those that wait: the next one shows how it goes with what was changed since. */
export async function giveUpTestMails(tx: Tx, member: number): Promise<void> {
  await sql`update mails set state = 'void'
    where kind = ${testMail} and member_id = ${member} and state = 'waiting'`.execute(tx)
}

export async function getAddress(tx: Tx, member: number): Promise<{ email: string; language: 'en' | 'cs' }> {
  // oxlint-disable-next-line commons/members-in-sight -- the caller themself
  const { rows } = await sql<{ email: string; language: 'en' | 'cs' }>`
    select email, language from members where id = ${member}`.execute(tx)
  if (!rows[0]) throw new Error('There is no such member')
  return rows[0]
}
