/** Rows of the money of projects as the wire shows them. */
import type { Funding } from '@commons/contract/funding.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { percentText, type Ppm } from '../wallet/public.ts'
import { getMoved } from './funding.queries.ts'
import type { FundingRow } from './funding.reading.queries.ts'

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

export function fundingShape(row: FundingRow): Funding {
  const isOpen = row.state === 'running' && row.ends_at > now()
  return {
    group_id: row.id,
    group_name: row.name,
    state: row.state,
    pays: row.pays,
    ends_at: row.ends_at.toISOString(),
    funding_target: tokens(row.target),
    pledged: tokens(row.pledged),
    backer_count: row.backers,
    fee_percent: percentText(BigInt(row.fee_ppm) as Ppm),
    paid: tokens(row.paid),
    held: tokens(row.held),
    is_owner: flag(row.is_owner),
    can_pledge: flag(isOpen && !row.is_owner),
    can_set_milestones: flag(isOpen && row.is_owner && row.backers === 0),
    milestones: row.milestones.map((each) => ({
      nth: each.nth,
      title: each.title,
      percent: each.percent,
      state: each.state,
      report: each.report,
      votes_until: each.votes_until && new Date(each.votes_until).toISOString(),
      report_by: each.report_by && new Date(each.report_by).toISOString(),
      refusals: each.refusals,
      accepted: tokens(each.accepted),
      refused: tokens(each.refused),
      vote_count: each.votes,
      vote: each.vote === null ? null : flag(each.vote),
    })),
    tiers: row.tiers.map((each) => ({
      reward_tier_id: each.id,
      title: each.title,
      description: each.description,
      amount: tokens(each.units),
      limit: each.most,
      taken: each.taken,
    })),
    pledges: row.pledges.map((each) => ({
      pledge_id: each.id,
      amount: tokens(each.units),
      returned: tokens(each.returned),
      state: each.state,
      is_unnamed: flag(each.is_unnamed),
      reward: each.reward ?? '',
      made_at: new Date(each.made_at).toISOString(),
    })),
  }
}
