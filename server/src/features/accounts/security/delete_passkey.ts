import { delete_passkey } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removePasskey } from './security.factors.queries.ts'
import { requireShownFactor, tellFactorsChanged } from './security.factors.ts'
import { orderSecurityNotice } from '../accounts.mail.ts'
import { getAccount } from '../accounts.queries.ts'

export default handle(delete_passkey, async ({ passkey_id }, context) => {
  const { tx, member, client, platform, refuse } = context
  await requireShownFactor(context)
  if ((await removePasskey(tx, member.id, passkey_id)) === undefined) refuse('passkey_not_found')
  await tellFactorsChanged(context)
  await orderSecurityNotice(platform.mail, tx, await getAccount(tx, member.id), 'passkey_removed', client)
  return {}
})
