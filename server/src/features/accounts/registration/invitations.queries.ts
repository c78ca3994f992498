/** SQL of invitations. */
import { sql } from 'kysely'
import type { Page } from '../../../platform/call/page.ts'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { isAway, notHidden } from '../../../visibility/members.ts'

/** Whether the invitation `inv` still lets somebody in. */
const works = () => sql`(inv.used < inv.uses and (inv.expires_at is null or inv.expires_at > ${now()}))`

export interface Taken {
  readonly id: number
  readonly inviter: number
}

/** Returns the name of who invites by this code, if it works. */
export async function findInviter(db: Db, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ full_name: string }>`
    select m.full_name from invitations inv join members m on m.id = inv.member_id
    where inv.code = ${code} and ${works()} and not ${isAway(sql`m.id`)} -- who invites says who they are`.execute(
    db,
  )
  return rows[0]?.full_name
}

/** Uses an invitation up by one; undefined if it doesn't work, or somebody else has just had the last use. */
export async function takeInvitation(tx: Tx, code: string): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update invitations inv set used = inv.used + 1
    where inv.code = ${code} and ${works()} and not ${isAway(sql`inv.member_id`)}
    returning inv.id, inv.member_id as inviter`.execute(tx)
  return rows[0]
}

export async function addInvited(
  tx: Tx,
  member: number,
  { id, inviter }: { readonly id: number | null; readonly inviter: number },
): Promise<void> {
  await tx
    .insertInto('invited_members')
    .values({ member_id: member, inviter_id: inviter, invitation_id: id, joined_at: now() })
    .execute()
}

export interface InvitationRow {
  readonly id: number
  readonly code: string
  readonly note: string
  readonly uses: number
  readonly used: number
  readonly expires_at: Date | null
  readonly created_at: Date
  readonly works: boolean
  readonly members: { user_id: number; full_name: string; username: string }[]
}

export async function listInvitations(
  db: Db,
  member: number,
  { before, limit, offset }: Page,
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select inv.id, inv.code, inv.note, inv.uses, inv.used, inv.expires_at, inv.created_at, ${works()} as works,
      coalesce((
        select jsonb_agg(jsonb_build_object('user_id', guest.id, 'full_name', guest.full_name, 'username', guest.username))
        from (
          select m.id, m.full_name, m.username from invited_members im join members m on m.id = im.member_id
          where im.invitation_id = inv.id and ${notHidden(sql`inv.member_id`, sql`m.id`)} order by im.member_id desc limit 20
        ) guest), '[]') as members
    from invitations inv where inv.member_id = ${member} and inv.id < ${before}
    order by inv.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countWorking(tx: Tx, member: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from invitations inv where inv.member_id = ${member} and ${works()}`.execute(tx)
  return rows[0]?.count ?? 0
}

interface NewInvitation {
  readonly member: number
  readonly code: string
  readonly note: string
  readonly uses: number
  readonly expiresAt: Date | null
}

export async function addInvitation(
  tx: Tx,
  { member, code, note, uses, expiresAt }: NewInvitation,
): Promise<{ id: number; created_at: Date }> {
  return tx
    .insertInto('invitations')
    .values({ member_id: member, code, note, uses, expires_at: expiresAt, created_at: now() })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
}

export async function removeInvitation(tx: Tx, member: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('member_id', '=', member)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
