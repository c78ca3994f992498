import { useLingui } from '@lingui/react/macro'
import type { CallError } from '../../api/call-error.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'

/** Shown if a profile's header failed to load. */
export function TimelineError({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Card as="div">
      <VisuallyHidden as="h1">{t`Profile`}</VisuallyHidden>
      <ErrorState error={error} onRetry={onRetry} />
    </Card>
  )
}
