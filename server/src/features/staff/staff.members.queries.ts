/** SQL of members as staff see them: everybody, with their address, and nothing that they wrote. */
import type { StaffRole } from '@commons/contract/call.ts'
import type { MemberLine } from '@commons/contract/staff/staff.ts'
import { sql } from 'kysely'
import type { Page } from '../../platform/call/page.ts'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Language } from '../../platform/language.ts'

export interface MemberRow {
  readonly id: number
  readonly full_name: string
  readonly username: string
  readonly email: string
  readonly email_verified: boolean
  readonly role: StaffRole | null
  readonly state: MemberLine['state']
  readonly created_at: Date
}

const state = sql`case when w.is_suspended then 'suspended' when w.member_id is not null then 'leaving'
  when lm.member_id is not null then 'limited' else 'active' end`
const columns = sql`m.id, m.full_name, m.username, m.email, m.email_verified_at is not null as email_verified, r.role,
  ${state} as state, m.created_at`
const joins = sql`left join staff_roles r on r.member_id = m.id left join away_members w on w.member_id = m.id
  left join limited_members lm on lm.member_id = m.id`

export interface MemberFilter {
  readonly search: string
  /** False: nobody is found by their address. */
  readonly byAddress: boolean
  readonly state: MemberLine['state'] | undefined
  readonly role: StaffRole | 'staff' | undefined
  /** Domains of addresses, each with those below it. */
  readonly domains?: readonly string[]
  /** In CIDR notation. */
  readonly range?: string | undefined
  readonly joinedAfter?: string | undefined
  /** True: only accounts whose address is also another's, in another spelling. */
  readonly isSharing?: boolean
}

/** The domain of the member `m`, backwards, as its index has it. */
const domain = sql`(reverse(lower(substring(m.email from '[^@]*$'))) collate "C")`
/**
 * True of members whose domain is this one or below it: `/` is the character after the dot. What these filters compare
 * with are literals: of a parameter the planner takes a large part of the table to be like it.
 */
const isBelow = (name: string) => sql`(${domain} = reverse(${sql.lit(name)})
  or (${domain} > reverse(${sql.lit(`.${name}`)}) and ${domain} < reverse(${sql.lit(`/${name}`)})))`

/** Networks are kept to the /24 or /48, so a narrower range is looked for as that. */
function cameFrom(range: string) {
  const given = sql`${sql.lit(range)}::inet`
  const kept = sql`set_masklen(${given}, least(masklen(${given}), case family(${given}) when 4 then 24 else 48 end))`
  const whole = sql`case family(${given}) when 4 then 32 else 128 end`
  return sql`m.id = any (array(select k.member_id from known_networks k where network_range(k.network)
    between network(${kept})::inet and set_masklen(broadcast(${kept}), ${whole})))`
}

/** What is typed is text: no character of it stands for others. */
const within = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Shorter texts have no parts that the index knows: all names are read for them. */
const shortestPart = 3

const isNamed = (asked: string) => sql<boolean>`(
  ${
    [...asked].length < shortestPart
      ? sql``
      : sql`name_parts((m.full_name collate "default") || ' ' || (m.username collate "default")) @> name_parts(${sql.lit(asked)}) and`
  }
  (m.username ilike ${sql.lit(within(asked))} or m.full_name ilike ${sql.lit(within(asked))}))`

/** True where the address of an account is also another's, in another spelling: they were there before that was refused. */
const isSharingAddress = sql<boolean>`
  email_key(m.email) = any (array(select email_key(email) from members where shares_address))`

export async function listMembers(
  db: Db,
  { search, byAddress, state: wanted, role, domains = [], range, joinedAfter, isSharing }: MemberFilter,
  { before, limit, offset }: Page,
): Promise<MemberRow[]> {
  const asked = search.replace(/^@/, '')
  const id = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : 0
  const found = sql`(m.id = ${sql.lit(id)} ${byAddress ? sql`or email_key(m.email) = email_key(${sql.lit(asked)})` : sql``}
    or ${isNamed(asked)})`
  const narrow = [
    ...(asked === '' ? [] : [found]),
    ...(domains.length === 0 ? [] : [sql`(${sql.join(domains.map(isBelow), sql` or `)})`]),
    ...(range === undefined ? [] : [cameFrom(range)]),
    ...(isSharing === true ? [isSharingAddress] : []),
    ...(joinedAfter === undefined
      ? []
      : [sql`m.created_at >= ${sql.lit(`${joinedAfter}T00:00:00Z`)}::timestamptz`]),
  ]
  // Found first: the limit is a parameter, and would have the planner walk all members by their ids.
  const from =
    narrow.length === 0
      ? sql`members m`
      : sql`(select * from members m where ${sql.join(narrow, sql` and `)} offset 0) m`
  const { rows } = await sql<MemberRow>`
    select ${columns} from ${from} ${joins} -- staff see everybody
    where m.id < ${before}
      ${wanted === undefined ? sql`` : sql`and ${state} = ${wanted}`}
      ${role === undefined ? sql`` : role === 'staff' ? sql`and r.role is not null` : sql`and r.role = ${role}`}
    order by m.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export interface MemberDetailRow extends MemberRow {
  readonly language: Language
  readonly two_factor: boolean
  readonly passkeys: number
  readonly several_devices: boolean
  readonly posts: number
  readonly reports_of: number
  readonly reports_by: number
  readonly decisions_made: number
  readonly last_login_at: Date | null
  /** Its times as PostgreSQL writes them. */
  readonly processing: { readonly since: string; readonly ends_at: string | null } | null
}

export async function findMember(db: Db, member: number): Promise<MemberDetailRow | undefined> {
  const { rows } = await sql<MemberDetailRow>`
    select ${columns}, m.language, m.several_devices,
      exists (select from two_factors t where t.member_id = m.id and t.enabled_at is not null) as two_factor,
      (select count(*) from passkeys k where k.member_id = m.id) as passkeys,
      (select count(*) from posts p where p.author_id = m.id and p.deleted_at is null) as posts,
      (select count(*) from reports of where of.member_id = m.id) as reports_of,
      (select count(*) from reports sent where sent.reporter_id = m.id) as reports_by,
      (select count(*) from decisions de where de.moderator_id = m.id and de.undone_at is null) as decisions_made,
      (select json_build_object('since', pr.since, 'ends_at', pr.ends_at)
        from processing_restrictions pr where pr.member_id = m.id) as processing,
      (select max(s.created_at) from sessions s where s.member_id = m.id and not s.awaits_second_factor and not s.is_token) as last_login_at
    from members m ${joins} -- staff see everybody
    where m.id = ${member}`.execute(db)
  return rows[0]
}

export interface SessionRow {
  readonly user_agent: string | null
  readonly address_prefix: string | null
  readonly created_at: Date
  readonly last_used_at: Date
}

/** Lists the member's open sessions, the latest used first. */
export const listSessionsOf = (db: Db, member: number): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .select(['user_agent', 'address_prefix', 'created_at', 'last_used_at'])
    .where('member_id', '=', member)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .where('awaits_second_factor', '=', false)
    .where('is_token', '=', false)
    .orderBy('last_used_at', 'desc')
    .limit(20)
    .execute()

export interface MailRow {
  readonly kind: string
  readonly state: string
  readonly created_at: Date
  readonly sent_at: Date | null
}

/** Lists the latest mails to a member. */
export const listMailsTo = (db: Db, member: number): Promise<MailRow[]> =>
  db
    .selectFrom('mails')
    .select(['kind', 'state', 'created_at', 'sent_at'])
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()
