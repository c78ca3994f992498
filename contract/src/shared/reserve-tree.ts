/**
 * The sum tree in which members find what they own, as anybody can calculate it: every node is the SHA-256 of a text in
 * UTF-8, in hexadecimal digits, beside the sum of what is below it.
 */
import type { Currency } from './units.ts'

/** A node: its hash, and the sum below it in the smallest unit. */
export interface TreeNode {
  readonly hash: string
  readonly units: bigint
}

/** What stands in for a neighbour that isn't there. */
export const nobody: TreeNode = { hash: '0'.repeat(64), units: 0n }

/** The text of a leaf: a part of what a member owns, which nobody else can guess for its nonce. */
export const leafText = (currency: Currency, member: number, units: bigint, nonce: string): string =>
  `${currency}:${member}:${units}:${nonce}`

/** The text of what is above two nodes. It has both sums, so that neither can be below zero, or be said twice. */
export const nodeText = (left: TreeNode, right: TreeNode): string =>
  `${left.units}:${left.hash}:${right.units}:${right.hash}`

/** A neighbour on the way up, and on which side it is. */
export interface Step extends TreeNode {
  readonly side: 'left' | 'right'
}

/**
 * Climbs from a leaf over its neighbours; returns what is at the top, and undefined where a sum is below zero. `hashOf`
 * returns the SHA-256 of a text.
 */
export async function climb(
  leaf: { readonly text: string; readonly units: bigint },
  steps: readonly Step[],
  hashOf: (text: string) => string | Promise<string>,
): Promise<TreeNode | undefined> {
  let node: TreeNode = { hash: await hashOf(leaf.text), units: leaf.units }
  if (leaf.units < 0n) return undefined
  for (const step of steps) {
    if (step.units < 0n) return undefined
    const text = step.side === 'left' ? nodeText(step, node) : nodeText(node, step)
    node = { hash: await hashOf(text), units: node.units + step.units }
  }
  return node
}
