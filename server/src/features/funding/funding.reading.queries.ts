/** SQL that shows the money of projects, with one statement for each page. */
import { type FundingMove, type PledgeState, shownBackers } from '@commons/contract/shared/funding-figures.ts'
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../authors/author.queries.ts'
import { assetIds } from '../../ledger/accounts.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { MediaRow } from '../../platform/media/media.queries.ts'
import { commentCount } from '../../visibility/comments.ts'
import { visibleGroup } from '../../visibility/groups.ts'
import { notHidden, type Who } from '../../visibility/members.ts'
import { projectDiscussions } from '../../visibility/project-discussions.ts'
import {
  deliveryAndPicture,
  type PartRow,
  type ProjectRow,
  wholeProject,
  wholeTables,
} from '../projects/public.ts'

interface MilestoneRow extends PartRow {
  report: string
  votes_until: string | null
  report_by: string | null
  refusals: number
  accepted: string
  refused: string
  votes: number
  vote: boolean | null
}

export interface BackerRow extends AuthorRow {
  id: number
  member_id: number | null
  units: string
  made_at: Date
}

export interface FundingRow extends ProjectRow {
  discussion_id: number
  comments: number
  paid: string
  held: string
  reminds: boolean
  milestones: MilestoneRow[]
  pledges: Array<{
    id: number
    units: string
    returned: string
    state: PledgeState
    is_unnamed: boolean
    reward: string | null
    delivery: string | null
    picture: MediaRow | null
    made_at: string
  }>
  latest: Array<Omit<BackerRow, 'made_at'> & { made_at: string }>
}

/** How many of the viewer's own pledges are shown. */
const mostOwn = 50

const escrowOf = (group: ReturnType<typeof sql.ref>) => sql`
  a.owner_kind = 'project' and a.owner_id = ${group} and a.asset = ${sql.lit(assetIds.FCELL)} and a.purpose = 'escrow'`

/** Rows: ids of pledges to the project `g`, latest first. */
const pledgesBefore = (before: Who, [limit, offset]: readonly [Who, Who]) => sql`
  select b.id from pledges b where b.group_id = g.id and b.state in ('open', 'paid', 'returned')
    and b.id < ${before} order by b.id desc limit ${limit} offset ${offset}`
const backerColumns = sql`l.id, l.units::text, l.made_at, m.id as member_id, ${authorColumns}`
/**
 * The pledges with these ids, each with its member `m` if the viewer may know who it is. The ids pass through
 * an array because of the planner.
 */
const backersOf = (ids: RawBuilder<unknown>, viewer: Who) => sql`
  unnest(array(${ids})) as place (id)
  join pledges l on l.id = place.id
  left join members m on m.id = l.member_id and (not l.is_unnamed or m.id = ${viewer})
    and ${notHidden(viewer, sql.ref('m.id'))} ${faceTable}`

export const listFunding = prepared<[viewer: number, group: number], FundingRow>(
  'get_project_funding',
  (viewer, group) => sql`
    select ${wholeProject(viewer)}, pd.id as discussion_id,
      ${commentCount(projectDiscussions, { viewer, counted: sql.ref('said.comments'), closed: sql.ref('said.closed') })} as comments,
      (select coalesce(sum(o.gross), 0)::text from project_payouts o where o.group_id = g.id) as paid,
      coalesce((select a.balance from ledger_accounts a where ${escrowOf(sql.ref('g.id'))}), 0)::text as held,
      exists (select from project_reminders rm where rm.group_id = g.id and rm.member_id = ${viewer}) as reminds,
      (select coalesce(jsonb_agg(jsonb_build_object('nth', part.nth, 'title', part.title, 'percent', part.percent,
          'state', part.state, 'report', part.report, 'votes_until', part.votes_until, 'report_by', part.report_by,
          'refusals', part.refusals, 'accepted', part.accepted::text, 'refused', part.refused::text, 'votes', part.votes,
          'vote', v.accepts) order by part.nth), '[]')
        from project_parts part left join milestone_votes v on v.group_id = part.group_id and v.nth = part.nth
          and v.round = part.refusals and v.member_id = ${viewer}
        where part.group_id = g.id) as milestones,
      (select coalesce(jsonb_agg(to_jsonb(own) - 'about' || own.about order by own.id desc), '[]') from (
        select l.id, l.units::text, l.returned::text, l.state, l.is_unnamed, r.title as reward, l.made_at,
          jsonb_build_object(${deliveryAndPicture}) as about
        from pledges l left join reward_tiers r on r.id = l.tier_id
        where l.group_id = g.id and l.member_id = ${viewer} and l.state in ('open', 'paid', 'returned')
        order by l.id desc limit ${sql.lit(mostOwn)}) own) as pledges,
      (select coalesce(jsonb_agg(to_jsonb(each) order by each.id desc), '[]') from (
        select ${backerColumns}
        from ${backersOf(pledgesBefore(sql`9223372036854775807`, [sql.lit(shownBackers), sql`0`]), viewer)}) each) as latest
    from groups g ${wholeTables(viewer)}
    join project_discussions pd on pd.group_id = g.id join objects said on said.id = pd.id
    where g.id = ${group} and ${visibleGroup(viewer)}`,
)

/** Lists backers. Without any it returns one row of nulls, which says that the viewer sees the project. */
export const listBackers = prepared<
  [viewer: number, group: number, before: number, limit: number, offset: number],
  BackerRow | Record<keyof BackerRow, null>
>(
  'list_backers',
  (viewer, group, before, limit, offset) => sql`
    select each.* from groups g join projects p on p.group_id = g.id
    left join lateral (
      select ${backerColumns}
      from ${backersOf(pledgesBefore(sql`${before}::bigint`, [sql`${limit}::int`, sql`${offset}::int`]), viewer)}) each on true
    where g.id = ${group} and ${visibleGroup(viewer)} order by each.id desc`,
)

export interface MoveRow extends AuthorRow {
  version: number
  trx_number: number
  kind: FundingMove
  amount: string
  balance: string
  fee: string
  member_id: number | null
  created_at: Date
}

/** Lists the entries of a project's escrow; without any it returns one row of nulls. */
export const listMoves = prepared<
  [viewer: number, group: number, before: number, limit: number, offset: number],
  MoveRow | Record<keyof MoveRow, null>
>(
  'list_project_moves',
  (viewer, group, before, limit, offset) => sql`
    select e.version, t.id as trx_number, e.kind, e.amount::text, e.balance_after::text as balance,
      coalesce(t.details ->> 'fee', '0') as fee, e.created_at, m.id as member_id, ${authorColumns}
    from groups g join projects p on p.group_id = g.id
    left join ledger_accounts a on ${escrowOf(sql.ref('g.id'))}
    left join lateral (
      select * from ledger_entries b where b.account_id = a.id and b.version < ${before}::bigint
      order by b.version desc limit ${limit}::int offset ${offset}::int) e on true
    left join ledger_transactions t on t.id = e.transaction_id
    left join pledges l on t.ref_kind = 'pledge' and l.id = t.ref_id
    left join lateral (
      select o.owner_id from ledger_entries x join ledger_accounts o on o.id = x.account_id
      where x.transaction_id = e.transaction_id and e.kind = 'project_payout' and o.owner_kind = 'member' limit 1
    ) paid on true
    left join members m on m.id = coalesce(paid.owner_id,
        case when not l.is_unnamed or l.member_id = ${viewer} then l.member_id end)
      and ${notHidden(viewer, sql.ref('m.id'))} ${faceTable}
    where g.id = ${group} and ${visibleGroup(viewer)} order by e.version desc`,
)

export interface HeldRow {
  id: number
  held: string
  is_open: boolean
  ends_at: Date
  made_at: Date
  group_id: number | null
  name: string | null
}

type AllHeld = { all_held: string }

/** Of the row `l` of pledges: what of it is in escrow, once some of its parts were paid. */
const heldOfPledge = sql`l.units - paid_of_pledge(l.units, coalesce(paid.percent, 0))`
const paidOfPledge = sql`
  left join lateral (
    select max(coalesce(part.up_to, 100))::int as percent from project_payouts o
    left join project_parts part on part.group_id = o.group_id and part.nth = o.nth
    where o.group_id = l.group_id) paid on true`

/** Lists the member's open pledges, each with the sum of all; without any it returns one row with that alone. */
export const listHeld = prepared<
  [member: number, before: number, limit: number, offset: number],
  AllHeld & (HeldRow | Record<keyof HeldRow, null>)
>(
  'list_held_pledges',
  (member, before, limit, offset) => sql`
    select mine.held as all_held, each.* from (
      select coalesce(sum(${heldOfPledge}), 0)::text as held from pledges l ${paidOfPledge}
      where l.member_id = ${member}::bigint and l.state = 'open') mine
    left join lateral (
      select l.id, (${heldOfPledge})::text as held, p.is_running and g.deleted_at is null as is_open, p.ends_at,
        l.made_at, seen.id as group_id, seen.name
      from pledges l join projects p on p.group_id = l.group_id join groups g on g.id = l.group_id ${paidOfPledge}
      left join lateral (select g.id, g.name where ${visibleGroup(member)}) seen on true
      where l.member_id = ${member}::bigint and l.state = 'open' and l.id < ${before}::bigint
      order by l.id desc limit ${limit}::int offset ${offset}::int) each on true
    order by each.id desc`,
)
