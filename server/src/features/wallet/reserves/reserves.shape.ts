import { decimalText } from '@commons/contract/shared/units.ts'
import type { Reserve, ReserveDay } from '@commons/contract/wallet/reserves.ts'
import type { DayRow } from './reserves.queries.ts'

/** Gathers rows, of which those of a day follow one another, by their days. */
export function daysShape(rows: readonly DayRow[]): ReserveDay[] {
  const days: Array<ReserveDay & { reserves: Reserve[] }> = []
  for (const row of rows) {
    if (days.at(-1)?.day !== row.day)
      days.push({ day: row.day, taken_at: row.taken_at.toISOString(), reserves: [] })
    days.at(-1)?.reserves.push(reserveShape(row))
  }
  return days
}

function reserveShape(row: DayRow): Reserve {
  const { currency, height } = row
  const text = (units: bigint) => decimalText(units, currency)
  const owed = BigInt(row.owned) + BigInt(row.held_for_others)
  const onChain = row.addresses.reduce((sum, { units }) => sum + BigInt(units), BigInt(row.member_units))
  return {
    currency,
    owned: text(BigInt(row.owned)),
    leaves: row.leaves,
    root: row.root,
    held_for_others: text(BigInt(row.held_for_others)),
    on_chain: height === null ? null : text(onChain),
    difference: height === null ? null : text(onChain - owed),
    height,
    addresses: row.addresses.map(({ address, units }) => ({ address, amount: text(BigInt(units)) })),
    of_members: { addresses: row.member_addresses, amount: text(BigInt(row.member_units)) },
  }
}
