import { project_faq_pin } from '@commons/contract/projects/faq.ts'
import { mostFaqs } from '@commons/contract/shared/project-faq.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFaqs } from './faq.access.ts'
import { findAskedProject, listFaqIds, lockQuestion, pinQuestion } from './faq.queries.ts'

export default handle(project_faq_pin, async ({ comment_id: comment }, context) => {
  const { tx, member, refuse } = context
  const group_id = (await findAskedProject(tx, comment)) ?? refuse('comment_not_found')
  await lockFaqs(
    { ...context, refuse: (why) => refuse(why === 'project_not_found' ? 'comment_not_found' : why) },
    group_id,
  )
  const question =
    (await lockQuestion(tx, member.id, { group: group_id, comment })) ?? refuse('comment_not_found')
  if (question.faq_id !== null) return { recdata: { faq_id: question.faq_id, group_id } }
  if (question.message === '') refuse('question_without_words')
  const answer = question.answer_id ?? refuse('question_unanswered')
  if ((await listFaqIds(tx, member.id, group_id)).length >= mostFaqs) refuse('too_many_faqs')
  return { recdata: { faq_id: await pinQuestion(tx, group_id, { question: comment, answer }), group_id } }
})
