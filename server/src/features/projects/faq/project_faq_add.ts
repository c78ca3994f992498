import { project_faq_add } from '@commons/contract/projects/faq.ts'
import { mostFaqs } from '@commons/contract/shared/project-faq.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFaqs } from './faq.access.ts'
import { addFaq, listFaqIds } from './faq.queries.ts'

export default handle(project_faq_add, async ({ group_id, question, answer }, context) => {
  const { tx, member, refuse } = context
  await lockFaqs(context, group_id)
  if ((await listFaqIds(tx, member.id, group_id)).length >= mostFaqs) refuse('too_many_faqs')
  const faq_id = await addFaq(tx, group_id, { author: member.id, question, answer })
  return { recdata: { faq_id, group_id } }
})
