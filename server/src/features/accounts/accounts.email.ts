/** Following the links that prove an address. */
import type { Tx } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Client } from '../../platform/session/sessions.ts'
import {
  confirmEmailChange,
  removeEmailChange,
  takeMailedCode,
  voidMailedCodes,
} from './accounts.codes.queries.ts'
import { orderSecurityNotice } from './accounts.mail.ts'
import { type Account, setEmail, setEmailVerified } from './accounts.queries.ts'

export type Followed = 'verified' | 'waiting' | 'changed' | 'expired' | 'taken'

/** Follows a mailed link as its member; the address changes when both links of a change were followed. */
export async function followEmailLink(
  { tx, client, platform }: { tx: Tx; client: Client; platform: Platform },
  account: Account,
  code: string,
): Promise<Followed> {
  const used = await takeMailedCode(tx, code, ['verify', 'change_old', 'change_new'], account.id)
  if (!used) return 'expired'
  if (used.purpose === 'verify') {
    return (await setEmailVerified(tx, account.id, used.address)) ? 'verified' : 'expired'
  }
  const change = await confirmEmailChange(tx, account.id, used.purpose === 'change_old' ? 'old' : 'new')
  if (change?.new_email !== used.address) return 'expired'
  if (!change.old_confirmed || !change.new_confirmed) return 'waiting'
  if (!(await setEmail(tx, account.id, change.new_email))) return 'taken'
  await removeEmailChange(tx, account.id)
  await voidMailedCodes(tx, account.id, ['verify', 'reset', 'change_old', 'change_new', 'setup'])
  await orderSecurityNotice(platform.mail, tx, account, 'email_changed', client)
  return 'changed'
}
