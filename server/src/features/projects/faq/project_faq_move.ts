import { project_faq_move } from '@commons/contract/projects/faq.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFaq } from './faq.access.ts'
import { listFaqIds, setFaqOrder } from './faq.queries.ts'

export default handle(project_faq_move, async ({ faq_id: id, place }, context) => {
  const { tx, member } = context
  const { group_id } = await lockFaq(context, id)
  const others = (await listFaqIds(tx, member.id, group_id)).filter((each) => each !== id)
  await setFaqOrder(tx, group_id, others.toSpliced(place, 0, id))
  return { recdata: { group_id } }
})
