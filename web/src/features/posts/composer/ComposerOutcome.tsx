import { ComposerProblem } from './ComposerProblem.tsx'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import type { ComposerState } from './use-composer.ts'

/** What is becoming of a post that was sent, and why one did not go out. */
export function ComposerOutcome({ composer }: { composer: ComposerState }) {
  const { sending, problem, edited } = composer
  // What an edit changes cannot be taken back once all of it has left.
  const mayCancel = !edited || sending?.phase !== 'answering'
  return (
    <>
      {sending && <SendingProgress sending={sending} {...(mayCancel ? { onCancel: composer.cancel } : {})} />}
      {problem && <ComposerProblem problem={problem} onRetry={composer.post} />}
    </>
  )
}
