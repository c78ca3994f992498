import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { TipRow } from './TipRow.tsx'
import classes from './TipsCard.module.css'

/** The tips that the member received, and those they gave. */
export function TipsCard() {
  const { t } = useLingui()
  const id = useId()
  const [direction, setDirection] = useState<'taken' | 'given'>('taken')
  const list = useReadMore('tip_list', { direction })
  return (
    <Card aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>
          <Trans>Tips</Trans>
        </h2>
        <SegmentedChoice
          label={t`Tips`}
          value={direction}
          options={[
            { value: 'taken', label: <Trans context="tips">Received</Trans> },
            { value: 'given', label: <Trans context="tips">Given</Trans> },
          ]}
          onChange={setDirection}
        />
      </div>
      <LoadedRows
        of={list}
        className={classes.rows}
        empty={
          direction === 'taken' ? (
            <EmptyState
              title={<Trans>No tips yet</Trans>}
              hint={
                <Trans>When someone rewards one of your posts, reels or videos, you'll see it here.</Trans>
              }
            />
          ) : (
            <EmptyState
              title={<Trans>You haven't given any tips yet</Trans>}
              hint={<Trans>Press Reward on a post, reel or video you like.</Trans>}
            />
          )
        }
      >
        {(tip) => <TipRow key={tip.trx_number} tip={tip} direction={direction} />}
      </LoadedRows>
    </Card>
  )
}
