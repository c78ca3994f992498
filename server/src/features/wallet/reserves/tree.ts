/** Makes the sum tree of what members own. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { leafText, nobody, nodeText, type TreeNode } from '@commons/contract/shared/reserve-tree.ts'
import type { Currency } from '@commons/contract/shared/units.ts'

export interface Owned {
  readonly member: number
  readonly units: bigint
}

export interface Leaf extends Owned {
  readonly nonce: string
}

/** Enough that nobody can tell what a neighbour owns, and few enough that the tree stays small. All have as many. */
const parts = 3
/** Hashes after which others get their turn. */
const atOnce = 5_000

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

let pool = Buffer.alloc(0)
/** Returns random bytes in hexadecimal digits; asking for few at a time costs more than all else here. */
function random(bytes: number): string {
  if (pool.length < bytes) pool = randomBytes(Math.max(bytes, 65_536))
  const taken = pool.toString('hex', 0, bytes)
  pool = pool.subarray(bytes)
  return taken
}

/** Returns a number below another, each alike likely but for less than one in 2^64. */
function randomBelow(units: bigint): bigint {
  const bytes = units.toString(16).length + 8
  return BigInt(`0x${random(bytes)}`) % units
}

/** Divides what a member owns into parts, of which some may be nothing. */
function divide({ member, units }: Owned): Leaf[] {
  const cuts = Array.from({ length: parts - 1 }, () => randomBelow(units + 1n))
  const ends = [0n, ...cuts, units].toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  return ends.slice(1).map((end, at) => ({
    member,
    units: end - (ends[at] ?? 0n),
    nonce: random(16),
  }))
}

/** Divides what each member owns, and mixes the parts of all, so that no two of one member are neighbours. */
export async function leavesOf(owned: readonly Owned[]): Promise<Leaf[]> {
  // In the order of what is random, which says nothing about whose they are.
  const leaves: Leaf[] = []
  for (const [nth, each] of owned.entries()) {
    leaves.push(...divide(each))
    if (nth % atOnce === 0) await nextTurn()
  }
  leaves.sort((one, other) => (one.nonce < other.nonce ? -1 : 1))
  if (owned.length < 2) return leaves
  for (let at = 0; at + 1 < leaves.length; at += 2)
    while (leaves[at]?.member === leaves[at + 1]?.member) exchange(leaves, at + 1)
  return leaves
}

/** Exchanges a leaf with another, unless that would be beside one of its own then. */
function exchange(leaves: Leaf[], at: number): void {
  const other = randomInt(leaves.length)
  const [mine, theirs] = [leaves[at], leaves[other]]
  if (!mine || !theirs || leaves[other ^ 1]?.member === mine.member) return
  leaves[at] = theirs
  leaves[other] = mine
}

/** Returns the levels of the tree, the leaves first; the last has its top alone. None without leaves. */
export async function levelsOf(currency: Currency, leaves: readonly Leaf[]): Promise<TreeNode[][]> {
  const hash = inTurns()
  const first: TreeNode[] = []
  for (const leaf of leaves) first.push({ hash: await hash(leafTextOf(currency, leaf)), units: leaf.units })
  return await levelsAbove(first, hash)
}

/** Returns a leaf's text. */
export const leafTextOf = (currency: Currency, { member, units, nonce }: Leaf): string =>
  leafText(currency, member, units, nonce)

/** Returns the levels from some leaves on. */
export async function levelsAbove(
  leaves: readonly TreeNode[],
  hash: (text: string) => Promise<string> = inTurns(),
): Promise<TreeNode[][]> {
  const levels: TreeNode[][] = []
  let level = [...leaves]
  while (level.length > 0) {
    levels.push(level)
    if (level.length === 1) break
    const above: TreeNode[] = []
    for (let at = 0; at < level.length; at += 2) {
      const [left = nobody, right = nobody] = [level[at], level[at + 1]]
      above.push({ hash: await hash(nodeText(left, right)), units: left.units + right.units })
    }
    level = above
  }
  return levels
}

/** Returns a hash function that lets others have their turn now and then. */
function inTurns(): (text: string) => Promise<string> {
  let hashed = 0
  return async (text) => {
    if (++hashed % atOnce === 0) await nextTurn()
    return sha256(text)
  }
}
