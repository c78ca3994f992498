import { security_change_disown } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { emailKey } from '../../platform/mail/email-key.ts'
import { newSecret } from '../../platform/session/api-key.ts'
import {
  addMailedCode,
  isMailedCodeGood,
  removeEmailChange,
  takeMailedCode,
  voidDisownCodesSince,
  voidMailedCodes,
} from './accounts.codes.queries.ts'
import { removeFactorsSince } from './security/security.factors.queries.ts'
import { endSessions, getAccount, setAccount, setEmail } from './accounts.queries.ts'

/** The change is made a moment before its mail is ordered, and possibly by the database's clock. */
const momentMs = 60_000

export default handle(security_change_disown, {
  async before({ code }, { db, platform, refuse }) {
    if (!(await isMailedCodeGood(db, code, 'disown'))) refuse('link_expired')
    // A random password that nobody knows: the intruder must not get in again.
    return platform.passwords.hash(newSecret())
  },

  async run({ code }, { tx, before, refuse, tellEnded }) {
    const used = await takeMailedCode(tx, code, ['disown'])
    if (!used) return refuse('link_expired')
    const { memberId, address, changedAt } = used
    await setAccount(tx, memberId, { password_hash: before })
    await tellEnded(await endSessions(tx, memberId, 'revoked'))
    if (changedAt) {
      await removeFactorsSince(tx, memberId, new Date(changedAt.getTime() - momentMs))
      // A disown link mailed to the intruder's address would take the account away again.
      await voidDisownCodesSince(tx, memberId, changedAt)
    }
    await removeEmailChange(tx, memberId)
    await voidMailedCodes(tx, memberId, ['reset', 'verify', 'change_old', 'change_new', 'setup'])
    // The mail went to the address from before the change, which is restored.
    const account = await getAccount(tx, memberId)
    if (emailKey(account.email) !== emailKey(address)) await setEmail(tx, memberId, address)
    return { data: { reset_code: await addMailedCode(tx, { purpose: 'reset', memberId, address }) } }
  },
})
