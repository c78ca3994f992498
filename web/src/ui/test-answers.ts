/** For tests: answers confirmations and presses buttons of toasts. */
import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { questions } from './dialog/confirm.ts'
import { toasts } from './notices/toast.ts'

/** Waits for a confirmation and answers it, by default with yes. Returns its text. */
export async function answerQuestion(yes = true, options?: { forGood: boolean }) {
  await waitFor(() => expect(questions.get()).not.toBeNull())
  const question = questions.get()
  await act(async () => question?.answer(yes, options))
  return question
}

export const undo = () =>
  act(async () =>
    toasts
      .get()
      .find(({ kind }) => kind === 'undo')
      ?.onUndo?.(),
  )
