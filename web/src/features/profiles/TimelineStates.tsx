import { useLingui } from '@lingui/react/macro'
import type { CallError } from '../../api/call-error.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

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
