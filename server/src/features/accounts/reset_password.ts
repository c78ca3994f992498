import { reset_password } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { isCommonPassword } from '../../platform/passwords.ts'
import { networkOf } from '../../platform/session/address.ts'
import { isMailedCodeGood, takeMailedCode, voidMailedCodes } from './accounts.codes.queries.ts'
import { orderSecurityNotice } from './accounts.mail.ts'
import { addKnownNetwork, endSessions, getAccount, setAccount, setEmailVerified } from './accounts.queries.ts'

export default handle(reset_password, {
  async before({ code, new_password, confirm_password }, { db, platform, refuse, refuseFields }) {
    if (new_password !== confirm_password) refuseFields({ confirm_password: 'passwords_differ_reset' })
    if (isCommonPassword(new_password)) refuseFields({ new_password: 'password_common' })
    // Checked before the hash is computed, so that trying out links doesn't keep the processor busy.
    if (!(await isMailedCodeGood(db, code, 'reset'))) refuse('link_expired')
    return platform.passwords.hash(new_password)
  },

  async run({ code }, { tx, before, client, platform, refuse, tellEnded }) {
    const used = await takeMailedCode(tx, code, ['reset'])
    if (!used) return refuse('link_expired')
    const account = await getAccount(tx, used.memberId)
    await setAccount(tx, account.id, { password_hash: before })
    await tellEnded(await endSessions(tx, account.id, 'revoked'))
    await voidMailedCodes(tx, account.id, ['reset'])
    // Reading the mail proves the address.
    await setEmailVerified(tx, account.id, used.address)
    // From a known network the owner can log in, however many guesses strangers make.
    await addKnownNetwork(tx, account.id, networkOf(client.address))
    await orderSecurityNotice(platform.mail, tx, account, 'password_reset', client)
    return {}
  },
})
