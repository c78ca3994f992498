import { Trans } from '@lingui/react/macro'
import { IconCheck, IconChecks } from '@tabler/icons-react'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import type { ChatEntry } from '../chat-entry.ts'
import classes from './Thread.module.css'

/** One tick: delivered. Two ticks: read. */
export function MessageStatus({ entry, friendRead }: { entry: ChatEntry; friendRead: number }) {
  if (entry.is_deleted === 1) return null
  const isSeen = entry.seq <= friendRead
  const Icon = isSeen ? IconChecks : IconCheck
  return (
    <span className={classes.tick} data-seen={isSeen || undefined}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <VisuallyHidden>{isSeen ? <Trans>Seen</Trans> : <Trans>Sent</Trans>}</VisuallyHidden>
    </span>
  )
}
