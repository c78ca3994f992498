import { project_faq_edit } from '@commons/contract/projects/faq.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFaq } from './faq.access.ts'
import { setFaq } from './faq.queries.ts'

export default handle(project_faq_edit, async ({ faq_id: id, question, answer }, context) => {
  const { group_id, is_pinned } = await lockFaq(context, id)
  if (is_pinned) context.refuse('faq_is_pinned')
  await setFaq(context.tx, id, { question, answer })
  return { recdata: { group_id } }
})
