import type { Draft, DraftKind } from '../../../compose/draft.ts'

/** Answers to a group's questions before they are sent, by the words of their questions. */
interface AnswersDraft extends Draft {
  readonly answers: Readonly<Record<string, string>>
}

/** Returns the answer to a question. A question may have the name of what every object has. */
export const answerTo = (answers: AnswersDraft['answers'], question: string): string =>
  (Object.hasOwn(answers, question) ? answers[question] : undefined) ?? ''

/**
 * Returns the answers after questions have changed: one whose question is gone belongs to the one in its place, if that
 * has none. Returns the same object if nothing moves.
 */
export function carriedOver(
  answers: AnswersDraft['answers'],
  before: readonly string[],
  now: readonly string[],
): AnswersDraft['answers'] {
  const moving = before.flatMap((old, at) => {
    const next = now[at]
    const text = answerTo(answers, old)
    return next === undefined || now.includes(old) || text === '' || answerTo(answers, next) !== ''
      ? []
      : [{ old, next, text }]
  })
  if (moving.length === 0) return answers
  const gone = new Set(moving.map(({ old }) => old))
  return Object.fromEntries([
    ...Object.entries(answers).filter(([question]) => !gone.has(question)),
    ...moving.map(({ next, text }) => [next, text] as const),
  ])
}

const written = (answers: AnswersDraft['answers']) =>
  Object.entries(answers).filter(([, text]) => text !== '')

export const answersDraft: DraftKind<AnswersDraft> = {
  name: 'group-answers',
  version: 1,
  blank: { answers: {}, sentAs: undefined },
  files: [],
  isBlank: ({ answers }) => written(answers).length === 0,
  join: (now, kept) => ({
    answers: { ...kept.answers, ...Object.fromEntries(written(now.answers)) },
    sentAs: undefined,
  }),
}
