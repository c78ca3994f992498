/** Gives members addresses of their own. */
import type { ConnectedChain } from '../../../platform/chains/chains.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { findAddress, giveAddress, lockAddresses } from './addresses.queries.ts'

/**
 * Returns a member's address on a chain, the first one where they have none. With `isNew` a used one is replaced;
 * `unused` where the present one isn't used yet, undefined while the chain was not read.
 */
export async function addressFor(
  tx: Tx,
  { reader }: ConnectedChain,
  member: number,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<string | 'unused' | undefined> {
  await lockAddresses(tx, reader.name, member)
  const present = await findAddress(tx, reader.name, member)
  if (present && !isNew) return present.address
  if (present && !present.is_used) return 'unused'
  return await giveAddress(tx, reader.name, member, (place) => reader.addressAt(place))
}
