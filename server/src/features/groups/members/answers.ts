/** What those who ask to join a group answer to its questions. */
import { equalKey } from '@commons/contract/shared/text/equal-key.ts'
import type { Question } from '../groups.queries.ts'

export interface Answer {
  readonly question: string
  readonly answer: string
}

interface Refusing {
  refuse(refusal: 'group_answers_missing' | 'group_questions_changed'): never
}

/**
 * Returns the questions that were answered, in their order. Answers come with the words of their questions: these may
 * have changed since somebody read them. Nothing that they wrote is left out unsaid.
 */
export function answersTo(
  questions: readonly Question[],
  given: readonly Answer[] = [],
  { refuse }: Refusing,
): readonly Answer[] {
  const answers = new Map(given.map(({ question, answer }) => [equalKey(question), answer]))
  const required = questions.filter(({ is_required }) => is_required)
  const asked = new Set(questions.map(({ question }) => equalKey(question)))
  if (
    given.some(({ question, answer }) => answer !== '' && !asked.has(equalKey(question))) ||
    (given.length > 0 && required.some(({ question }) => !answers.has(equalKey(question))))
  )
    refuse('group_questions_changed')
  if (required.some(({ question }) => !answers.get(equalKey(question)))) refuse('group_answers_missing')
  return questions.flatMap(({ question }) => {
    const answer = answers.get(equalKey(question))
    return answer ? [{ question, answer }] : []
  })
}
