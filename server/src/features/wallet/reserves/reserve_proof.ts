import { nobody } from '@commons/contract/shared/reserve-tree.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { reserve_proof } from '@commons/contract/wallet/reserves.ts'
import { handle } from '../../../platform/call/handle.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listDays, listNeighbours, listOwnLeaves, type NodeRow } from './reserves.queries.ts'

export default handle(reserve_proof, async ({ currency }, { member, platform, refuse }) =>
  // The tree may be replaced between two questions.
  atOneMoment(platform, async (db) => {
    const leaves = await listOwnLeaves(db, member.id, currency)
    const day = (await listDays(db, 1)).find((row) => row.currency === currency)
    if (day === undefined || leaves.length === 0) return refuse('not_in_reserves')
    const neighbours = await listNeighbours(
      db,
      currency,
      leaves.map(({ nth }) => nth),
    )
    return {
      recdata: {
        currency,
        day: day.day,
        amount: decimalText(
          leaves.reduce((sum, { units }) => sum + BigInt(units), 0n),
          currency,
        ),
        root: day.root,
        total: day.owned,
        user_id: member.id,
        parts: leaves.map(({ nth, units, nonce }) => ({
          units,
          nonce,
          steps: stepsFrom(nth, heightOf(day.leaves), neighbours),
        })),
      },
    }
  }),
)

const atOneMoment = <Result>({ database }: Platform, work: (db: Db) => Promise<Result>): Promise<Result> =>
  database.db.transaction().setIsolationLevel('repeatable read').execute(work)

/** How many steps it is from a leaf to the top. */
const heightOf = (leaves: number): number => Math.ceil(Math.log2(leaves))

function stepsFrom(leaf: number, height: number, neighbours: readonly NodeRow[]) {
  const found = new Map(neighbours.map((node) => [`${node.level} ${node.nth}`, node]))
  return Array.from({ length: height }, (_, level) => {
    const place = leaf >> level
    const node = found.get(`${level} ${place ^ 1}`)
    return {
      side: place % 2 === 0 ? ('right' as const) : ('left' as const),
      hash: node?.hash ?? nobody.hash,
      units: node?.units ?? String(nobody.units),
    }
  })
}
