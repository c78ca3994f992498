/** Converts rows of projects' money to the wire format. */
import type { Backer, Funding, OpenPledge } from '@commons/contract/funding/funding.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { partShape, projectShape } from '../projects/public.ts'
import { canStillRemind } from './reminders/when.ts'
import { getMoved } from './funding.queries.ts'
import type { BackerRow, FundingRow, HeldRow } from './funding.reading.queries.ts'

export const tokens = (units: string): string => decimalText(BigInt(units), 'FCELL')

export async function movedShape(
  db: Db,
  member: number,
  { group, pledge, transaction }: { group: number; pledge: number; transaction: number },
) {
  const { pledged, backers, balance } = await getMoved(db, member, group)
  return {
    pledge_id: pledge,
    group_id: group,
    pledged: tokens(pledged),
    backer_count: backers,
    fcell_balance: tokens(balance),
    trx_number: transaction,
  }
}

export function fundingShape(row: FundingRow, viewer: Pick<Viewer, 'media' | 'language'>): Funding {
  const isOpen = row.state === 'running' && row.ends_at > now()
  const isOwner = row.standing === 'owner'
  const canPledge = isOpen && !isOwner && row.owner !== null
  return {
    ...projectShape(row, viewer),
    discussion_id: row.discussion_id,
    comments_count: row.comments,
    paid: tokens(row.paid),
    held: tokens(row.held),
    is_owner: flag(isOwner),
    can_pledge: flag(canPledge),
    can_remind: flag(canPledge && row.pledges.length === 0 && canStillRemind(row.ends_at, now())),
    reminds: flag(row.reminds),
    can_set_milestones: flag(isOpen && isOwner && row.backers === 0),
    milestones: row.milestones.map((each) => ({
      ...partShape(each),
      report: each.report,
      votes_until: each.votes_until && new Date(each.votes_until).toISOString(),
      report_by: each.report_by && new Date(each.report_by).toISOString(),
      refusals: each.refusals,
      accepted: tokens(each.accepted),
      refused: tokens(each.refused),
      vote_count: each.votes,
      vote: each.vote === null ? null : flag(each.vote),
    })),
    pledges: row.pledges.map((each) => ({
      pledge_id: each.id,
      amount: tokens(each.units),
      returned: tokens(each.returned),
      state: each.state,
      is_unnamed: flag(each.is_unnamed),
      reward: each.reward ?? '',
      delivery: each.delivery,
      picture: each.picture && viewer.media.picture(each.picture),
      made_at: new Date(each.made_at).toISOString(),
    })),
    backers: row.latest.map((each) => backerShape({ ...each, made_at: new Date(each.made_at) }, viewer)),
  }
}

export const backerShape = (row: BackerRow, { media }: Pick<Viewer, 'media'>): Backer => ({
  pledge_id: row.id,
  member: row.member_id === null ? null : authorShape(row.member_id, row, media),
  amount: tokens(row.units),
  made_at: row.made_at.toISOString(),
})

export const heldShape = (row: HeldRow): OpenPledge => ({
  pledge_id: row.id,
  project: row.group_id === null || row.name === null ? null : { group_id: row.group_id, name: row.name },
  held: tokens(row.held),
  is_running: flag(row.is_open && row.ends_at > now()),
  ends_at: row.ends_at.toISOString(),
  made_at: row.made_at.toISOString(),
})
