/** Whose names nobody may pass for: staff, and the members whom most follow. */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/prepared.ts'
import { passesFor } from './accounts.look-alikes.ts'

/** Names are compared with those of this many members: more would cost too much, and fewer know them. */
const mostFollowed = 1000

interface Named {
  readonly full_name: string
  readonly username: string
}

async function listProtected(db: Db, except: number): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select m.full_name, m.username from members m -- names that stay taken while their members are away
    where m.id <> ${except} and m.id in (
      select sr.member_id from staff_roles sr
      union all
      (select mc.member_id from member_counts mc where mc.followers > 0
        order by mc.followers desc, mc.member_id limit ${mostFollowed}))`.execute(db)
  return rows
}

/** Returns whether a name or @username passes for that of somebody else who is known. */
export async function passesForKnown(db: Db, which: keyof Named, name: string, member = 0): Promise<boolean> {
  return (await listProtected(db, member)).some((each) => passesFor(name, each[which]))
}
