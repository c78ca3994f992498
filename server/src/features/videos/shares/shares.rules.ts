/** How much of what a channel earns can be shared, without I/O. */
import { mostShared } from '@commons/contract/shared/channel.ts'
import type { StoredShare } from './shares.queries.ts'

/** The most that a share may come to: what is in force stays until what is proposed is accepted. */
const reach = ({ percent, proposed }: StoredShare): number => Math.max(percent ?? 0, proposed ?? 0)

/** Returns the percents that a member can have at most beside the shares of all others. */
export const mostFor = (shares: readonly StoredShare[], member: number): number =>
  shares.reduce((left, share) => (share.member === member ? left : left - reach(share)), mostShared)
