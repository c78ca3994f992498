import { climb, leafText, type TreeNode } from '@commons/contract/shared/reserve-tree.ts'
import type { ReserveProof } from '@commons/contract/wallet/reserves.ts'
import { sha256 } from '../../../sha256.ts'

/** Calculates the top of the tree from each part; returns whether all lead to what is published for everybody. */
export async function isInTree(
  { currency, user_id, parts, total }: ReserveProof,
  published: string,
): Promise<boolean> {
  for (const { units, nonce, steps } of parts) {
    const leaf = { text: leafText(currency, user_id, BigInt(units), nonce), units: BigInt(units) }
    const path = steps.map((step) => ({ ...step, units: BigInt(step.units) }))
    const top: TreeNode | undefined = await climb(leaf, path, sha256)
    if (top?.hash !== published || top.units !== BigInt(total)) return false
  }
  return parts.length > 0
}
