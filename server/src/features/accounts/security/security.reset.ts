/** Takes an account's second factors where its member has lost them. */
import type { PostOffice } from '../../../platform/mail/post-office.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { orderByAddress, orderSecurityNotice } from '../accounts.mail.ts'
import { endSessions, getAccount, lockMember, setAccount } from '../accounts.queries.ts'
import { hasSecondFactor, removeFactorsSince, removeTwoFactor } from './security.factors.queries.ts'

type Resetting = Pick<WriteContext, 'tx' | 'tellEnded'> & { readonly mail: PostOffice }

/**
 * Removes the member's second factors; false if they have none. Their password stops working as well, and a link to
 * choose another is mailed to them: until then the mailbox is the factor that is left. `hash` is that of a password
 * which nobody knows.
 */
export async function resetSecondFactor(
  { tx, tellEnded, mail }: Resetting,
  member: number,
  hash: string,
): Promise<boolean> {
  await lockMember(tx, member)
  if (!(await hasSecondFactor(tx, member))) return false
  const account = await getAccount(tx, member)
  await removeFactorsSince(tx, member, new Date(0))
  await removeTwoFactor(tx, member)
  await setAccount(tx, member, { password_hash: hash })
  await tellEnded(await endSessions(tx, member, 'revoked'))
  await orderSecurityNotice(mail, tx, account, 'two_factor_off', {
    address: '127.0.0.1',
    userAgent: undefined,
    browser: false,
  })
  await orderByAddress(mail, tx, 'reset', account.email, account.language)
  return true
}
