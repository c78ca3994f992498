import { receiver_detail } from '@commons/contract/wallet/transfers.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findReceiver } from './transfers.queries.ts'

export default handle(receiver_detail, async ({ to_wallet }, { db, member, viewer, refuse }) => {
  const row = (await findReceiver(db, member.id, to_wallet.slice(1))) ?? refuse('member_not_found')
  if (row.id === member.id) refuse('not_oneself')
  return { recdata: authorShape(row.id, row, viewer.media) }
})
