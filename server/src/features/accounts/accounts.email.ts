/** Follows the mailed links that verify an address. */
import type { Platform } from '../../platform/platform.ts'
import type { Client } from '../../platform/session/sessions.ts'
import type { WriteContext } from '../../platform/write.ts'
import {
  confirmEmailChange,
  removeEmailChange,
  takeMailedCode,
  voidMailedCodes,
} from './accounts.codes.queries.ts'
import { orderSecurityNotice } from './accounts.mail.ts'
import { type Account, setEmail, setEmailVerified } from './accounts.queries.ts'

export type Followed = 'verified' | 'waiting' | 'changed' | 'expired' | 'taken'

/** Follows a mailed link for its member. An email change takes effect once both of its links were followed. */
export async function followEmailLink(
  { tx, client, platform, emit }: Pick<WriteContext, 'tx' | 'emit'> & { client: Client; platform: Platform },
  account: Account,
  code: string,
): Promise<Followed> {
  const used = await takeMailedCode(tx, code, ['verify', 'change_old', 'change_new'], account.id)
  if (!used) return 'expired'
  if (used.purpose === 'verify') {
    if (!(await setEmailVerified(tx, account.id, used.address))) return 'expired'
    emit('member.verified', { member: account.id })
    return 'verified'
  }
  const change = await confirmEmailChange(tx, account.id, used.purpose === 'change_old' ? 'old' : 'new')
  if (change?.new_email !== used.address) return 'expired'
  if (!change.old_confirmed || !change.new_confirmed) return 'waiting'
  if (!(await setEmail(tx, account.id, change.new_email))) return 'taken'
  emit('member.verified', { member: account.id })
  await removeEmailChange(tx, account.id)
  await voidMailedCodes(tx, account.id, ['verify', 'reset', 'change_old', 'change_new', 'setup'])
  await orderSecurityNotice(platform.mail, tx, account, 'email_changed', client)
  return 'changed'
}
