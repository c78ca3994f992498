import type { Reel } from '@commons/contract/reels/reels.ts'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { useAllGone } from '../menu/gone-reels.ts'
import { ReelRow } from './ReelRow.tsx'
import classes from './ReelStrip.module.css'

/** Some reels on another page; nothing if there are none. */
export function ReelShelf({ reels }: { reels: readonly Reel[] | undefined }) {
  const title = useId()
  const gone = useAllGone()
  const shown = reels?.filter(({ reel_id }) => !gone.has(reel_id)) ?? []
  if (shown.length === 0) return null
  return (
    <Card as="section" aria-labelledby={title} className={classes.strip}>
      <h2 id={title} className={classes.shelf}>
        <Trans>Reels</Trans>
      </h2>
      <ReelRow reels={shown} />
    </Card>
  )
}
