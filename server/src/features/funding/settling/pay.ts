/** Pays a part of a project's pledges to its owner, less the fee: one posting, in the step that records it. */
import { decimalText } from '@commons/contract/shared/units.ts'
import { escrow } from '../../../ledger/accounts.ts'
import { ppm } from '../../../ledger/money.ts'
import { payOut } from '../../../ledger/pay-out.ts'
import { post } from '../../../ledger/post.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { follow } from './announce-change.ts'
import { addNews } from './news.queries.ts'
import { addPayout, type SettledRow, sumPaid, sumPart, tellOwner } from './settling.queries.ts'

interface Part {
  readonly nth: number
  /** Cumulative percent of each pledge: parts are differences, so that they add up to it. */
  readonly from: number
  readonly to: number
}

export async function payPart(
  context: WriteContext,
  row: SettledRow,
  { nth, from, to }: Part,
): Promise<void> {
  const { tx, hint } = context
  const { group_id: group, owner_id: owner, fee_ppm } = row
  if (owner === null) throw new Error('A project without an owner is not paid')
  const gross = await sumPart(tx, group, from, to)
  const { fee, legs } = payOut({
    from: escrow('project', group, 'FCELL'),
    to: owner,
    gross,
    before: await sumPaid(tx, group),
    fee: ppm(fee_ppm),
  })
  await addNews(tx, group, 'pledge_paid', nth)
  await tellOwner(tx, row, 'project_paid', nth)
  const posted =
    gross === 0n
      ? undefined
      : await post(tx, {
          kind: 'project_payout',
          scope: 0,
          key: `payout:${group}:${nth}`,
          ref: { kind: 'project', id: group },
          details: { fee: decimalText(fee, 'FCELL') },
          legs,
        })
  await addPayout(tx, { group, nth, gross, fee, transaction: posted?.transaction ?? null })
  hint(`wallet:${owner}`, [owner])
  follow(context, row)
}
