import { Trans } from '@lingui/react/macro'
import { IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './NsfwLock.module.css'
import { reasonsIn, useReasonLabels } from './nsfw-reasons.ts'
import { useCover } from './use-cover.ts'

/** A line of a list that is covered where the whole would be; what it leads to can be opened, not the line. */
export function NsfwLine({ reasons, children }: { reasons: string; children: ReactNode }) {
  const labels = useReasonLabels()
  if (useCover(reasons) === 'none') return children
  const listed = reasonsIn(reasons).map((reason) => labels[reason])
  return (
    <>
      <IconEyeOff size={16} className={classes.lineIcon} aria-hidden="true" />{' '}
      <Trans>This post is marked as sensitive.</Trans>
      {listed.length > 0 && ` ${listed.join(', ')}`}
    </>
  )
}
