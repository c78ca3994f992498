/** Converts rows about members and acts to the wire format. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { MemberDetail, MemberLine, StaffAct } from '@commons/contract/staff/staff.ts'
import { agentParts } from '../accounts/public.ts'
import type { ActRow } from './staff.log.queries.ts'
import type { MailRow, MemberDetailRow, MemberRow, SessionRow } from './staff.members.queries.ts'

export const actShape = (row: ActRow): StaffAct => ({
  seq: row.seq,
  at: row.at.toISOString(),
  actor: row.actor,
  actor_user_id: row.actor_id,
  actor_role: row.actor_role,
  act: row.act,
  object_kind: row.object_kind,
  object_id: row.object_id ?? '',
  member: row.member,
  reason: row.reason,
  before: row.before === null ? '' : JSON.stringify(row.before),
})

export const memberLine = (row: MemberRow): MemberLine & { email: string } => ({
  user_id: row.id,
  full_name: row.full_name,
  username: row.username,
  email: row.email,
  email_verified: flag(row.email_verified),
  role: row.role,
  state: row.state,
  joined_at: row.created_at.toISOString(),
})

export const memberDetail = (
  row: MemberDetailRow,
  sessions: readonly SessionRow[],
  mails: readonly MailRow[],
): MemberDetail => ({
  ...memberLine(row),
  language: row.language,
  two_factor: flag(row.two_factor),
  passkeys: row.passkeys,
  several_devices: flag(row.several_devices),
  posts: row.posts,
  reports_of: row.reports_of,
  reports_by: row.reports_by,
  decisions_made: row.decisions_made,
  processing: row.processing && {
    since: new Date(row.processing.since).toISOString(),
    ends_at: row.processing.ends_at === null ? null : new Date(row.processing.ends_at).toISOString(),
  },
  last_login_at: row.last_login_at?.toISOString() ?? null,
  sessions: sessions.map(({ user_agent, address_prefix, created_at, last_used_at }) => ({
    ...agentParts(user_agent),
    place: address_prefix ?? '',
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  })),
  mails: mails.map(({ kind, state, created_at, sent_at }) => ({
    kind,
    state: state as MemberDetail['mails'][number]['state'],
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
  })),
})
