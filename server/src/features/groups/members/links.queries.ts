/** SQL of invitation links. */
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../../authors/author.queries.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'

export const mostLinks = 20

/** A link, with the member who made it; nulls where the viewer doesn't see them. */
export interface LinkRow extends Omit<AuthorRow, 'username' | 'full_name'> {
  id: number
  group_id: number
  made_by: number | null
  username: string | null
  full_name: string | null
  token: string
  ends_at: Date
  uses: number
  most_uses: number | null
}

const isWorking = sql<boolean>`(l.ends_at > now() and (l.most_uses is null or l.uses < l.most_uses))`
const linkColumns = sql`l.id, l.group_id, m.id as made_by, l.token, l.ends_at, l.uses, l.most_uses, ${authorColumns}`
const maker = (viewer: Who) => sql`
  left join members m on m.id = l.made_by and ${notHidden(viewer, sql.ref('m.id'))} ${faceTable}`

/** Lists the links that still let somebody in, latest first. */
export async function listLinks(db: Db, viewer: number, group: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select ${linkColumns} from group_links l ${maker(sql`${viewer}::bigint`)}
    where l.group_id = ${group} and ${isWorking} order by l.id desc limit ${sql.lit(mostLinks)}`.execute(db)
  return rows
}

interface NewLink {
  readonly group: number
  readonly by: number
  readonly token: string
  readonly days: number
  readonly uses: number | null
}

export async function addLink(tx: Tx, { group, by, token, days, uses }: NewLink): Promise<LinkRow> {
  const { rows } = await sql<LinkRow>`
    with l as (
      insert into group_links (group_id, made_by, token, ends_at, most_uses)
      values (${group}, ${by}, ${token}, now() + ${days}::int * interval '1 day', ${uses}) returning *)
    select ${linkColumns} from l ${maker(sql`${by}::bigint`)}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The link was not added')
  return row
}

/** Counts a use of the link; false if it no longer works. */
export async function takeLink(tx: Tx, group: number, token: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update group_links l set uses = uses + 1
    where l.group_id = ${group} and l.token = ${token} and ${isWorking}`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteLink(tx: Tx, group: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from group_links where group_id = ${group} and id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}
