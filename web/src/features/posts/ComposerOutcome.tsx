import { ComposerProblem } from './ComposerProblem.tsx'
import { ComposerSending } from './ComposerSending.tsx'
import type { ComposerState } from './use-composer.ts'

/** What is becoming of a post that was sent, and why one did not go out. */
export function ComposerOutcome({ composer }: { composer: ComposerState }) {
  const { sending, problem } = composer
  return (
    <>
      {sending && <ComposerSending sending={sending} onCancel={composer.cancel} />}
      {problem && <ComposerProblem problem={problem} onRetry={composer.post} />}
    </>
  )
}
