import { project_faq_delete } from '@commons/contract/projects/faq.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFaq } from './faq.access.ts'
import { removeFaq } from './faq.queries.ts'

export default handle(project_faq_delete, async ({ faq_id: id }, context) => {
  const { group_id } = await lockFaq(context, id)
  await removeFaq(context.tx, id)
  return { recdata: { group_id } }
})
