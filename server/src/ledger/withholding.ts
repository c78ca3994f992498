/** The tax that is withheld from what a member earns as a freelancer. */
import { sql } from 'kysely'
import type { Db } from '../platform/db/prepared.ts'
import { type Ppm, ppm } from './money.ts'

const withoutPan = ppm(50_000)
const nothing = ppm(0)

/** Returns the share for a member: 5 percent in India, as long as they gave no PAN. */
export async function getWithheldShare(db: Db, member: number): Promise<Ppm> {
  const { rows } = await sql`
    select from freelancers fr
    where fr.member_id = ${member} and fr.country = 'India'
      and not exists (select from tax_details td where td.member_id = fr.member_id and td.pan <> '')`.execute(
    db,
  )
  return rows.length > 0 ? withoutPan : nothing
}
