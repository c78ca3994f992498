import { update_email } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { requirePassword } from '../accounts.confirm.ts'
import { beginEmailChange, hinderedEmail } from '../accounts.email-change.ts'

export default handle(update_email, {
  async before({ email, password }, context) {
    const account = await requirePassword(context, password)
    const hindered = await hinderedEmail(context.db, account, email)
    if (hindered) context.refuse(hindered)
    return account
  },

  async run({ email }, { tx, before: account, platform: { mail } }) {
    await beginEmailChange({ tx, mail }, account, { email, isOldAsked: account.email_verified })
    return {}
  },
})
