/** Random acts in disputes, and of time: whatever they come to, no token is lost or made. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { isLong } from '../../../../test/long.ts'
import { staffMember } from '../../../../test/scenes/disputes-scene.ts'
import { anotherJob, funded, makeTwo, type Two } from '../../../../test/scenes/milestones-scene.ts'
import { balanceOf, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { workMilestones } from '../milestones/milestones.jobs.ts'
import { workDisputes } from './disputes.jobs.ts'

let here: World
let two: Two
let fiona: Person
let hours = 0

before(async () => {
  here = await world()
  await openMoney(here)
  fiona = await staffMember(here, 'Fiona')
  two = await makeTwo(here, '100000')
  await sql`insert into freelancers (member_id, country) values (${two.freelancer.id}, 'India')`.execute(
    here.platform.database.db,
  )
})
after(() => shiftClock(0))

const amount = fc.constantFrom('0', '0.000000000000000001', '3.333333333333333333', '61.5', '100')
const by = fc.constantFrom('client' as const, 'freelancer' as const)
const plainActs = ['dispute', 'say', 'accept', 'withdraw', 'escalate'] as const
const acts = fc.oneof(
  fc.record({ act: fc.constantFrom(...plainActs), by, amount }),
  fc.record({ act: fc.constantFrom('offer', 'part', 'take', 'decide'), by, amount }),
  fc.record({ act: fc.constantFrom('submit', 'wait'), by, amount }),
)

interface Act {
  readonly act: string
  readonly by: 'client' | 'freelancer'
  readonly amount: string
}

/** The act as a call, or as time that passes. What isn't possible is refused, which is fine. */
async function act({ act: what, by: side, amount: tokens }: Act, milestone_id: number): Promise<void> {
  const { db } = here.platform.database
  const { rows } = await sql<{ id: number; offer: number | null }>`
    select jd.id, (select max(de.id) from job_dispute_events de
      where de.dispute_id = jd.id and de.kind = 'offered' and de.by_role <> ${side}) as offer
    from job_disputes jd where jd.milestone_id = ${milestone_id} order by jd.id desc limit 1`.execute(db)
  const dispute_id = rows[0]?.id ?? 1
  const the = here.as(two[side]).send
  const calls = {
    dispute: () => the('dispute_milestone', { milestone_id, message: 'No' }),
    say: () => the('add_dispute_evidence', { dispute_id, message: 'Look' }),
    offer: () => the('offer_split', { dispute_id, amount: tokens }),
    accept: () => the('accept_split', { offer_id: rows[0]?.offer ?? 1 }),
    withdraw: () => the('withdraw_dispute', { dispute_id }),
    escalate: () => the('escalate_dispute', { dispute_id }),
    submit: () => the('submit_milestone', { milestone_id, message: 'Here' }),
    part: () => here.as(two.client).send('release_milestone', { milestone_id, amount: tokens }),
    take: () => here.as(fiona).send('take_dispute', { dispute_id }),
    decide: () => here.as(fiona).send('decide_dispute', { dispute_id, amount: tokens, reason: 'So' }),
  } as const
  if (what === 'wait') {
    // Sessions last for a month, which is longer than one sequence.
    shiftClock((hours += 80) * 60 * 60_000)
    await workMilestones(here.platform)
    await workDisputes(here.platform)
    return
  }
  const { status, body } = await calls[what as keyof typeof calls]()
  assert.ok(status < 500, JSON.stringify(body))
}

const unitsOfPerson = async (who: 'client' | 'freelancer') =>
  unitsOf((await balanceOf(here, two[who])).FCELL, 'FCELL') ?? assert.fail()

test('client, escrow, freelancer, fee and tax have every token that was paid in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 14 }), async (sequence) => {
      shiftClock((hours = 0))
      two = await anotherJob(here, two)
      const [client, freelancer] = [await unitsOfPerson('client'), await unitsOfPerson('freelancer')]
      const { id } = await funded(here, two)
      for (const one of [{ act: 'dispute', by: 'client', amount: '0' } as const, ...sequence])
        await act(one, id)
      shiftClock(0)
      const { rows } = await sql<Record<'units' | 'released' | 'refunded' | 'fee' | 'tax', string>>`
        select units::text, released::text, refunded::text, fee::text, tax::text from job_milestones where id = ${id}`.execute(
        here.platform.database.db,
      )
      const { units, released, refunded, fee, tax } = rows[0] ?? assert.fail()
      assert.equal(client - (await unitsOfPerson('client')), BigInt(units) - BigInt(refunded))
      assert.equal(
        (await unitsOfPerson('freelancer')) - freelancer,
        BigInt(released) - BigInt(fee) - BigInt(tax),
      )
      // Of parts as of the whole: the fee rounded up, the tax down.
      assert.equal(BigInt(fee), (BigInt(released) + 9n) / 10n)
      assert.equal(BigInt(tax), BigInt(released) / 20n)
      await ledgerHolds(here)
      // What is still held would move in a later sequence, when time passes there.
      await sql`
        update job_disputes set answer_until = now() - interval '1 minute', remind_at = null
        where milestone_id = ${id} and state = 'open'`.execute(here.platform.database.db)
      await sql`
        update job_disputes set decide_until = now() - interval '1 minute' where milestone_id = ${id} and state = 'escalated'`.execute(
        here.platform.database.db,
      )
      await workDisputes(here.platform)
      await here.as(two.freelancer).send('cancel_milestone', { milestone_id: id })
    }),
    { numRuns: isLong ? 300 : 15 },
  )
})
