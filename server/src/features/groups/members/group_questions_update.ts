import { group_questions_update } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFor } from '../groups.access.ts'
import { questionShape } from '../groups.shape.ts'
import { setQuestions } from '../groups.writing.queries.ts'

export default handle(group_questions_update, async ({ group_id: group, questions: asked }, context) => {
  await lockFor(context, group, 'questions')
  const questions = asked.map(({ question, is_required }) => ({
    question,
    is_required: Boolean(is_required),
  }))
  await setQuestions(context.tx, group, questions)
  return { questions: questions.map(questionShape) }
})
