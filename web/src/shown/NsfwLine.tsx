import { Trans } from '@lingui/react/macro'
import { IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './NsfwLock.module.css'
import { reasonsIn, useReasonLabels } from './nsfw-reasons.ts'
import { useCover } from './use-cover.ts'

/**
 * A line in a list about a post, covered if the post would be. The line itself cannot be uncovered, only the
 * post it links to.
 */
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
