/** Memberships of channels as sent on the wire. */
import type {
  ChannelMembership,
  ChannelTier,
  Joined,
  JoiningOffer,
} from '@commons/contract/videos/memberships.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { getTokens } from '../../../memberships/memberships.queries.ts'
import { renewalPrice } from '../../../memberships/prices.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { ChannelRow } from '../channels/channels.queries.ts'
import {
  type ChannelMembershipRow,
  countMembers,
  findChannelMembership,
  findTier,
  type TierRow,
} from './memberships.queries.ts'
import { type Joining, joiningOf } from './memberships.rules.ts'

const tokens = (units: bigint): string => decimalText(units, 'FCELL')

const tierShape = ({ title, perks, units, is_open }: TierRow): ChannelTier => ({
  title,
  perks,
  price: tokens(BigInt(units)),
  is_open: flag(is_open),
})

function membershipShape(row: ChannelMembershipRow, tier: TierRow | undefined): ChannelMembership {
  const isRenewed = row.renews && tier?.is_open === true
  return {
    state: row.state,
    started_at: row.started_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    grace_until: row.grace_until?.toISOString() ?? null,
    renews: flag(isRenewed),
    next_charge: isRenewed ? tokens(renewalPrice(row, BigInt(tier.units))) : null,
  }
}

function offerShape({ change, due, period, nextCharge }: Joining, balance: bigint): JoiningOffer {
  const missing = due - balance
  return {
    change,
    due: tokens(due),
    balance_after: tokens(balance - due),
    missing: tokens(missing > 0n ? missing : 0n),
    next_charge_at: period.endsAt.toISOString(),
    next_charge: tokens(nextCharge),
  }
}

/** Returns what a channel, which the member sees, offers its paying members, and their own membership. */
export async function joinedShape(
  db: Db,
  member: number,
  { id: channel, owner_id }: Pick<ChannelRow, 'id' | 'owner_id'>,
): Promise<Joined> {
  const isOwn = owner_id === member
  const [tier, row, balance, members] = await Promise.all([
    findTier(db, channel),
    findChannelMembership(db, member, channel),
    getTokens(db, member),
    isOwn ? countMembers(db, channel) : null,
  ])
  const joining = !isOwn && tier?.is_open ? joiningOf(tier, row, now()) : undefined
  return {
    channel_id: channel,
    tier: tier && (tier.is_open || isOwn || row) ? tierShape(tier) : null,
    membership: row ? membershipShape(row, tier) : null,
    offer: joining ? offerShape(joining, balance) : null,
    member_count: members,
  }
}
