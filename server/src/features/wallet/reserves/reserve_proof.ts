import { nobody } from '@commons/contract/shared/reserve-tree.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { reserve_proof } from '@commons/contract/wallet/reserves.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findProof, type LeafRow, type NodeRow } from './reserves.queries.ts'

export default handle(reserve_proof, async ({ currency }, { db, member, refuse }) => {
  const found = await findProof(db, member.id, currency)
  if (found === undefined || found.leaves.length === 0) return refuse('not_in_reserves')
  const { day, root, owned, top, leaves } = found
  const neighbours = new Map(found.neighbours.map((node) => [`${node.level} ${node.nth}`, node]))
  return {
    recdata: {
      currency,
      day,
      amount: decimalText(
        leaves.reduce((sum, { units }) => sum + BigInt(units), 0n),
        currency,
      ),
      root,
      total: owned,
      user_id: member.id,
      parts: leaves.map((leaf) => partOf(leaf, top, neighbours)),
    },
  }
})

/** A part of what a member owns, with its way up to the level of the top. */
const partOf = ({ nth, units, nonce }: LeafRow, top: number, neighbours: ReadonlyMap<string, NodeRow>) => ({
  units,
  nonce,
  steps: Array.from({ length: top }, (_, level) => {
    const place = nth >> level
    const node = neighbours.get(`${level} ${place ^ 1}`)
    return {
      side: place % 2 === 0 ? ('right' as const) : ('left' as const),
      hash: node?.hash ?? nobody.hash,
      units: node?.units ?? String(nobody.units),
    }
  }),
})
