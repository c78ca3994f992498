/** What hinders switching a feature off: money that members have in it, and couldn't reach any more. */
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'
import { getMoneySettings } from '../../wallet/public.ts'

/** The owners of accounts of the ledger that hold a feature's money. */
const owners: Partial<Record<NetworkFeature, readonly string[]>> = {
  groups: ['project'],
  wallet: ['member', 'project', 'milestone', 'hours'],
  projects: ['project'],
  jobs: ['milestone', 'hours'],
}

/** Counts the accounts that hold money of a feature; play money is worth nothing, and hinders nothing. */
export async function countHeld(tx: Tx, feature: NetworkFeature): Promise<number> {
  const kinds = owners[feature]
  if (feature !== 'videos' && !kinds) return 0
  if ((await getMoneySettings(tx)).isPlayMoney) return 0
  // Members of a channel have paid for what they couldn't see any more.
  const { rows } = await (
    kinds
      ? sql<{
          count: number
        }>`select count(*) from ledger_accounts where owner_kind = any (${kinds}::text[]) and balance > 0`
      : sql<{
          count: number
        }>`select count(*) from memberships where channel_id is not null and state <> 'ended'`
  ).execute(tx)
  return rows[0]?.count ?? 0
}
