import { transactionKinds, trx_type_list, trxTypeId } from '@commons/contract/wallet/wallet.ts'
import { handle } from '../../platform/call/handle.ts'
import { kindName } from './wallet.shape.ts'

export default handle(trx_type_list, async (_, { language }) => ({
  recdata: transactionKinds.map((kind) => ({ id: trxTypeId(kind), name: kindName(kind, language) })),
}))
