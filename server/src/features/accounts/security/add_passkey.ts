import { add_passkey } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { orderSecurityNotice } from '../accounts.mail.ts'
import { finishAdding } from './security.passkeys.ts'
import { requireShownFactor, setSecondFactorPassed } from './security.factors.ts'
import { getAccount, lockMember } from '../accounts.queries.ts'

export default handle(add_passkey, async ({ name, credential }, context) => {
  const { tx, member, client, platform } = context
  // Two concurrent calls must not both take the last free place.
  await lockMember(tx, member.id)
  const hadOne = await requireShownFactor(context)
  await finishAdding(tx, member.id, platform.site, { name, credential })
  if (!hadOne) await setSecondFactorPassed(context)
  await orderSecurityNotice(platform.mail, tx, await getAccount(tx, member.id), 'passkey_added', client)
  return {}
})
