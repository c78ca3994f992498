/** SQL of invites to bid. */
import type { BidStatus } from '@commons/contract/shared/bid.ts'
import { type RawBuilder, sql } from 'kysely'
import { prepared, type Tx } from '../../../platform/db/prepared.ts'
import { visibleJob } from '../../../visibility/jobs.ts'
import { notHidden } from '../../../visibility/members.ts'
import { jobColumns, type JobRow, jobTables } from '../jobs/jobs.rows.ts'
import { givenWords, hasWords } from '../my-projects/sought-words.ts'

export interface InviteRow extends JobRow {
  invite_id: number
  message: string
  invited_at: Date
  /** The other side. */
  other: { id: number; username: string; full_name: string; is_bot: boolean; avatar_key: string | null }
  bid: { id: number; price: string; days: number; state: BidStatus } | null
}

type PageArguments = [member: number, before: number, limit: number, offset: number, text: string]

const invites = (name: string, own: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  prepared<PageArguments, InviteRow>(
    name,
    (member, before, limit, offset, text) =>
      sql`
      with ${givenWords(text)},
      page as materialized (
        select i.* from job_invites i join jobs jb on jb.id = i.job_id
        where ${own} = ${member} and i.id < ${before} and ${hasWords} and ${visibleJob(member)}
          and ${notHidden(member, other)}
        order by i.id desc limit ${limit}::int offset ${offset}::int)
      select ${jobColumns}, i.id as invite_id, i.message, i.created_at as invited_at,
        (select jsonb_build_object('id', om.id, 'username', om.username, 'full_name', om.full_name, 'is_bot', om.is_bot, 'avatar_key', their_face.key)
          from members om left join media their_face on their_face.id = om.avatar_id where om.id = ${other}) as other,
        (select jsonb_build_object('id', bd.id, 'price', bd.price::text, 'days', bd.days, 'state', bd.state)
          from bids bd where bd.job_id = i.job_id and bd.bidder_id = i.member_id and bd.state <> 'retreated') as bid
      from page as i join jobs jb on jb.id = i.job_id ${jobTables}
      order by i.id desc`,
  )

/** Invites that a member got, and that a client sent. */
export const listInvites = {
  freelancer: invites('list_invites_got', sql.ref('i.member_id'), sql.ref('i.client_id')),
  client: invites('list_invites_sent', sql.ref('i.client_id'), sql.ref('i.member_id')),
}

/** Serializes a client's invites: of two at once, only one may be the last of a day. */
export async function lockInvites(tx: Tx, client: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invites of ' || ${client}::bigint, 36))`.execute(
    tx,
  )
}

interface Invited {
  /** The client sees the member. */
  is_visible: boolean
  is_invited: boolean
  has_bid: boolean
  of_job: number
  of_day: number
}

/** Returns what speaks against an invite. */
export async function findInvited(
  tx: Tx,
  { client, job, member }: { client: number; job: number; member: number },
): Promise<Invited> {
  const { rows } = await sql<Invited>`
    select
      exists (select from members m where m.id = ${member} and ${notHidden(sql`${client}::bigint`, sql.ref('m.id'))})
        as is_visible,
      exists (select from job_invites where job_id = ${job} and member_id = ${member}) as is_invited,
      exists (select from bids where job_id = ${job} and bidder_id = ${member} and state <> 'retreated') as has_bid,
      (select count(*)::int from job_invites where job_id = ${job}) as of_job,
      (select count(*)::int from job_invites where client_id = ${client} and created_at > now() - interval '1 day') as of_day`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Error('No answer about an invite')
  return row
}

/** Adds an invite and notifies the member; false where they have just left. */
export async function addInvite(
  tx: Tx,
  { client, job, member, message }: { client: number; job: number; member: number; message: string },
): Promise<boolean> {
  const { rows } = await sql`
    with invited as (select id from members where id = ${member} for key share),
    added as (
      insert into job_invites (job_id, client_id, member_id, message)
      select ${job}, ${client}, invited.id, ${message} from invited returning job_id, client_id, member_id)
    insert into notification_outbox (kind, member_id, actor_id, about_id)
    select 'job_invite', member_id, client_id, job_id from added returning id`.execute(tx)
  return rows.length > 0
}
