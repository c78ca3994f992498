import { delete_wallet_address } from '@commons/contract/wallet/withdrawals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeAddress } from './withdrawals.queries.ts'

export default handle(delete_wallet_address, async ({ address_id }, { tx, member, refuse }) => {
  if (!(await removeAddress(tx, member.id, address_id))) refuse('address_not_found')
  return {}
})
