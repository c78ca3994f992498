/** What `npm run verify:reserves` says: what is owed and what the network has now, and whether the published tree holds. */
import { type Currency, currencies, decimalText } from '@commons/contract/shared/units.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdingsOf } from './reserves.jobs.ts'
import { listDays, listOwned, listTree, type NodeRow, sumOwed } from './reserves.queries.ts'
import { leafTextOf, levelsAbove, sha256 } from './tree.ts'

export interface Verified {
  readonly lines: readonly string[]
  /** Whether the tree holds, and nothing is missing that a chain should have. */
  readonly isGood: boolean
}

/** Compares them, and calculates the latest day's tree again from its leaves. */
export async function verifyReserves(platform: Platform): Promise<Verified> {
  const { db } = platform.database
  const lines: string[] = []
  let isGood = true
  for (const currency of currencies) {
    const amount = (units: bigint) => `${decimalText(units, currency)} ${currency}`
    const owed = await sumOwed(db, currency)
    const owned = (await listOwned(db, currency)).reduce((sum, { units }) => sum + units, 0n)
    lines.push(`${currency}: members own ${amount(owned)}, and ${amount(owed - owned)} is held for others`)
    const holdings = await holdingsOf(platform, currency)
    if (holdings === undefined) lines.push('  no chain is connected, or none answers')
    else {
      for (const { address, units } of holdings.addresses)
        lines.push(`  ${address}  ${amount(BigInt(units))}`)
      lines.push(`  ${holdings.memberAddresses} addresses of members  ${amount(holdings.memberUnits)}`)
      const has = holdings.addresses.reduce((sum, { units }) => sum + BigInt(units), holdings.memberUnits)
      lines.push(`  in block ${holdings.height}: ${amount(has)}, difference ${amount(has - owed)}`)
      if (has < owed) isGood = false
    }
    const wrong = await wrongIn(db, currency)
    if (wrong !== undefined) isGood = false
    lines.push(wrong === undefined ? '  the published tree holds' : `  ✗ ${wrong}`)
  }
  return { lines, isGood }
}

async function wrongIn(db: Db, currency: Currency): Promise<string | undefined> {
  const day = (await listDays(db, 1)).find((row) => row.currency === currency)
  if (day === undefined) return undefined
  const { leaves, nodes } = await listTree(db, currency)
  const first = nodes.filter(({ level }) => level === 0).map(nodeOf)
  // Those of members who have left since are gone; what stands for them in the tree stays.
  const isWrong = leaves.some((leaf) => {
    const units = BigInt(leaf.units)
    const stored = first[leaf.nth]
    return stored?.units !== units || stored.hash !== sha256(leafTextOf(currency, { ...leaf, units }))
  })
  if (isWrong) return `the tree of ${day.day} is not that of its leaves`
  const again = (await levelsAbove(first)).flat()
  const isOther = again.some(({ hash, units }, at) => {
    const stored = nodes[at]
    return stored?.hash !== hash || BigInt(stored.units) !== units
  })
  if (isOther || again.length !== nodes.length || first.length !== day.leaves)
    return `the nodes of the tree of ${day.day} are not what is below them`
  const top = nodes.at(-1)
  if ((top?.hash ?? '') !== day.root || (top?.units ?? '0') !== day.owned)
    return `the top of the tree of ${day.day} is not what was published`
  return undefined
}

const nodeOf = ({ hash, units }: NodeRow) => ({ hash, units: BigInt(units) })
