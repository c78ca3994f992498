import { payment_method_list } from '@commons/contract/plans/payments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listMethods } from './payments.queries.ts'

export default handle(payment_method_list, async (_input, { db, member }) => {
  const noted = await listMethods(db, member.id)
  return {
    recdata: [
      { payment_method_id: null, type: 'tokens' as const, detail: '' },
      ...noted.map(({ id, type, detail }) => ({ payment_method_id: id, type, detail })),
    ],
  }
})
