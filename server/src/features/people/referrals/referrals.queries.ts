/** All SQL of referrals. */
import { sql } from 'kysely'
import { authorColumns, authorTables } from '../../../authors/author.queries.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'
import type { BlockedRow } from '../people.lists.queries.ts'

export interface ReferralRow extends BlockedRow {
  is_complete: boolean
}

export interface Counts {
  all: number
  complete: number
  score: number
}

/**
 * THE condition under which a referral is complete: the new member's address is verified. The documents also
 * ask that they have opened a wallet, which isn't checked; it would add its condition here, and its event to
 * `referralReaders`.
 */
const isFulfilled = (member: Who) =>
  sql<boolean>`exists (select from members m where m.id = ${member} and m.email_verified_at is not null)`

const lockBoth = prepared<[member: number], { id: number }>(
  'lock_referral',
  (member) => sql`
    select m.id from members m
    where m.id = ${member}::bigint
      or m.referral_code = (select given.referred_with from members given where given.id = ${member}::bigint)
    order by m.id for no key update`,
)

/** Locks both members, before what is theirs, and always in the same order. */
export async function lockReferral(tx: Db, member: number): Promise<void> {
  await lockBoth(tx, member)
}

const add = prepared<[member: number], { referrer_id: number }>(
  'add_referral',
  (member) => sql`
    insert into referrals (member_id, referrer_id, created_at)
    select m.id, r.id, m.created_at from members m join members r on r.referral_code = m.referred_with
    where m.id = ${member}::bigint and r.id <> m.id
    on conflict do nothing
    returning referrer_id`,
)

/** Adds the referral; returns the member who invited this one, if that is new. */
export async function addReferral(tx: Db, member: number): Promise<number | undefined> {
  return (await add(tx, member))[0]?.referrer_id
}

const complete = prepared<[member: number], { referrer_id: number }>(
  'complete_referral',
  (member) => sql`
    with done as (
      update referrals set completed_at = now()
      where member_id = ${member}::bigint and completed_at is null and ${isFulfilled(sql`${member}::bigint`)}
      returning member_id, referrer_id),
    scored as (
      update members m set contribution_score = m.contribution_score + 1
      from done where m.id in (done.member_id, done.referrer_id)),
    told as (
      insert into notification_outbox (kind, member_id, actor_id)
      select 'referral_complete', referrer_id, member_id from done)
    select referrer_id from done`,
)

/**
 * Gives both members their point, and notifies the one who invited, whose id it returns; undefined if that is
 * done or too early.
 */
export async function completeReferral(tx: Db, member: number): Promise<number | undefined> {
  return (await complete(tx, member))[0]?.referrer_id
}

export const countReferrals = prepared<[referrer: number], Counts>(
  'count_referrals',
  (referrer) => sql`
    select count(r.member_id)::int as all, count(r.completed_at)::int as complete,
      (select contribution_score from members where id = ${referrer}::bigint) as score
    from referrals r
    where r.referrer_id = ${referrer}::bigint and ${notHidden(referrer, sql.ref('r.member_id'))}`,
)

export const listReferrals = prepared<
  [referrer: number, at: number, id: number, limit: number, offset: number],
  ReferralRow
>(
  'list_referrals',
  (referrer, at, id, limit, offset) => sql`
    select m.id, ${authorColumns}, r.created_at, r.completed_at is not null as is_complete,
      (extract(epoch from r.created_at) * 1000000)::bigint as at
    from unnest(array(
      select r.member_id from referrals r
      where r.referrer_id = ${referrer}::bigint and ${notHidden(referrer, sql.ref('r.member_id'))}
        and (r.created_at, r.member_id)
          < (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::bigint)
      order by r.created_at desc, r.member_id desc limit ${limit}::int offset ${offset}::int)) as page (id)
    join referrals r on r.member_id = page.id
    ${authorTables(sql`page.id`)}
    order by r.created_at desc, r.member_id desc`,
)
