import { wallet_address_list } from '@commons/contract/wallet/withdrawals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listAddresses } from './withdrawals.queries.ts'
import { addressShape } from './withdrawals.shape.ts'

export default handle(wallet_address_list, async ({ currency }, { db, member }) => ({
  recdata: (await listAddresses(db, member.id, currency)).map(addressShape),
}))
