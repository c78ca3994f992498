import { show_email } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findEmailChange } from '../accounts.codes.queries.ts'
import { getAccount } from '../accounts.queries.ts'
import { textFlag } from '../accounts.shape.ts'

export default handle(show_email, async (_input, { db, member }) => {
  const { email, email_verified } = await getAccount(db, member.id)
  const change = await findEmailChange(db, member.id)
  return {
    email,
    email_verified: textFlag(email_verified),
    ...(change && {
      new_email: change.new_email,
      old_confirmed: textFlag(change.old_confirmed),
      new_confirmed: textFlag(change.new_confirmed),
    }),
  }
})
