import { change_password } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isCommonPassword } from '../../../platform/passwords.ts'
import { requirePassword } from '../accounts.confirm.ts'
import { voidMailedCodes } from '../accounts.codes.queries.ts'
import { orderSecurityNotice } from '../accounts.mail.ts'
import { endLogins, lockMember, setAccount } from '../accounts.queries.ts'
import { userData } from '../accounts.shape.ts'

export default handle(change_password, {
  async before({ old_password, new_password, confirm_password }, context) {
    const { platform, refuseFields } = context
    if (new_password !== confirm_password) refuseFields({ confirm_password: 'passwords_differ' })
    if (isCommonPassword(new_password)) refuseFields({ new_password: 'password_common' })
    const account = await requirePassword(context, old_password)
    return { account, hash: await platform.passwords.hash(new_password) }
  },

  async run(_input, context) {
    const { tx, before, member, client, platform, session, tellChanged, tellEnded } = context
    const { account, hash } = before
    await lockMember(tx, account.id)
    await setAccount(tx, account.id, { password_hash: hash })
    await voidMailedCodes(tx, account.id, ['reset'])
    await tellEnded(await endLogins(tx, account.id, 'revoked', member.sessionId))
    // The current session continues under a new key.
    const renewed = session.open(await platform.sessions.renew(tx, member))
    await tellChanged([member.sessionId])
    await orderSecurityNotice(platform.mail, tx, account, 'password_changed', client)
    const user_data = userData(account, renewed.apiKey, false)
    session.remember(user_data)
    return { user_data }
  },
})
