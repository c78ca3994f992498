/** The town's pledges to its projects; older projects are better known and get more. */
import { unitsOf } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { addGoal, addReminder, addTier, pledgeAtOnce } from '../features/funding/public.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { Neighbour } from './story/people.ts'

async function getTokens(tx: Tx, member: number): Promise<bigint> {
  const { rows } = await sql<{ balance: string }>`
    select balance::text from ledger_accounts
    where owner_kind = 'member' and owner_id = ${member} and purpose = 'available'
      and asset = (select id from assets where code = 'FCELL')`.execute(tx)
  return BigInt(rows[0]?.balance ?? 0)
}

interface Pledge {
  readonly by: Neighbour
  /** Percent of the project's target, up to `most`. */
  readonly percent: number
  readonly isUnnamed?: true
}

const pledges: readonly Pledge[] = [
  { by: 'grace', percent: 12 },
  { by: 'owen', percent: 9 },
  { by: 'jana', percent: 15 },
  { by: 'tom', percent: 4, isUnnamed: true },
  { by: 'betka', percent: 7 },
]
/** Later projects are less known: each has this many fewer backers. */
const fewerEach = 1
const most = unitsOf('60', 'FCELL') ?? 0n

/** As 2027-03, some months after the demo was made. */
const delivery = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 7)
const tier = {
  delivery,
  title: 'A thank-you card',
  description: 'Hand printed, and signed by all of us.',
  most: 50,
}

const stretch = {
  title: 'A summer party for everybody',
  description: 'With music, and a table long enough for the whole street.',
}

export async function addPledges(tx: Tx, ids: Readonly<Record<Neighbour, number>>): Promise<void> {
  const { rows } = await sql<{ group_id: number; target: string; owner_id: number }>`
    select p.group_id, p.target::text, s.member_id as owner_id from projects p
    join group_members s on s.group_id = p.group_id and s.standing = 'owner'
    where p.state = 'running' order by p.group_id`.execute(tx)
  for (const [nth, { group_id: group, target, owner_id }] of rows.entries()) {
    await addGoal(tx, group, { ...stretch, units: (BigInt(target) * 3n) / 2n })
    // Betka makes up her mind at the end.
    if (ids.betka !== owner_id) await addReminder(tx, group, ids.betka)
    await addTier(tx, group, { ...tier, units: unitsOf('5', 'FCELL') ?? 0n })
    for (const { by, percent, isUnnamed = false } of pledges.slice(0, pledges.length - nth * fewerEach)) {
      const part = (BigInt(target) * BigInt(percent)) / 100n
      const units = part < most ? part : most
      if (ids[by] === owner_id || (await getTokens(tx, ids[by])) < units) continue
      await pledgeAtOnce(tx, {
        group,
        member: ids[by],
        key: `demo pledge ${group}`,
        units,
        tier: null,
        isUnnamed,
      })
    }
  }
}
