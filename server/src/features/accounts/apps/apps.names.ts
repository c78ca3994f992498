import type { Db } from '../../../platform/db/prepared.ts'
import { networkName } from '../../../platform/language.ts'
import { looksLike, passesFor } from '../accounts.look-alikes.ts'
import { passesForKnown } from '../accounts.protected.ts'

/** Returns whether an app's name is, or passes for, the network's own, or passes for that of staff or others who are known. */
export const isTakenFor = async (db: Db, name: string, maker: number): Promise<boolean> =>
  looksLike(name, networkName()) ||
  passesFor(name, networkName()) ||
  (await passesForKnown(db, 'full_name', name, maker))
