/** How a payment for a channel is divided among its owner and those with a share. */
import { sql } from 'kysely'
import { prepared, type Tx } from '../platform/db/prepared.ts'
import { refusalOf } from './errors.ts'

export interface Part {
  readonly member: number
  readonly units: bigint
}

const parts = prepared<[channel: number, payer: number, units: string], { member_id: number; units: string }>(
  'divide_payment',
  (...parameters) => sql`
    select member_id, units::text from divide_payment(${sql.join(parameters)}) order by leg`,
  3,
)

/**
 * Lists the parts of a payment, the owner's first: together they are all of it. None where nobody has a share.
 * The channel stays as it is until the transaction ends. Refuses `not_oneself`.
 */
export async function listParts(tx: Tx, channel: number, payer: number, units: bigint): Promise<Part[]> {
  const rows = await parts(tx, channel, payer, String(units)).catch((error: unknown) => {
    throw refusalOf(error)
  })
  return rows.map((row) => ({ member: row.member_id, units: BigInt(row.units) }))
}
