import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import type { PanelProps } from '../panel-props.ts'
import classes from '../Panel.module.css'
import { BackerList } from './BackerList.tsx'
import { LedgerList } from './LedgerList.tsx'

/** A project's backers, and all movements of its money. */
export function BackersPanel({ project: { id }, funding }: PanelProps) {
  const { t } = useLingui()
  const heading = useId()
  const [shown, setShown] = useState<'backers' | 'ledger'>('backers')
  if (!funding) return null
  return (
    <Card as="section" className={classes.panel} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.heading}>
          <Trans>Backing</Trans>
        </h2>
        <SegmentedChoice
          label={t`Backing`}
          value={shown}
          options={[
            { value: 'backers', label: <Trans>Backers</Trans> },
            { value: 'ledger', label: <Trans>Ledger</Trans> },
          ]}
          onChange={setShown}
        />
      </div>
      {shown === 'backers' ? <BackerList funding={funding} /> : <LedgerList groupId={id} />}
    </Card>
  )
}
