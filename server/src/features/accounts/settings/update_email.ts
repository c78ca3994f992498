import { update_email } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { requirePassword } from '../accounts.confirm.ts'
import { setEmailChange, voidMailedCodes } from '../accounts.codes.queries.ts'
import { orderChangeLinks } from '../accounts.mail.ts'
import { findAccountByEmail } from '../accounts.queries.ts'
import { judge } from '../barriers/barriers.ts'

export default handle(update_email, {
  async before({ email, password }, context) {
    const account = await requirePassword(context, password)
    if (account.email.toLowerCase() === email.toLowerCase()) context.refuse('email_same')
    if ((await judge(context.db, { email }))?.act === 'block') context.refuse('not_accepted')
    if (await findAccountByEmail(context.db, email)) context.refuse('email_taken')
    return account
  },

  async run({ email }, { tx, before: account, platform }) {
    await voidMailedCodes(tx, account.id, ['change_old', 'change_new'])
    await setEmailChange(tx, account.id, email, !account.email_verified)
    await orderChangeLinks(platform.mail, tx, account, email, { old: account.email_verified })
    return {}
  },
})
