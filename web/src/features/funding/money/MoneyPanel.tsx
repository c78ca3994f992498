import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import type { PanelProps } from '../panel-props.ts'
import classes from '../Panel.module.css'
import { BackerList } from './BackerList.tsx'
import { LedgerList } from './LedgerList.tsx'
import { Updates } from './Updates.tsx'

type List = 'backers' | 'updates' | 'ledger'

/** A project's backers, the owner's updates to them, and all movements of its money. */
export function MoneyPanel({ project: { id }, funding }: PanelProps) {
  const { t } = useLingui()
  const heading = useId()
  const [shown, setShown] = useState<List>('backers')
  if (!funding) return null
  const hasUpdates = funding.is_owner === 1 || funding.pledges.length > 0
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
            ...(hasUpdates ? [{ value: 'updates' as const, label: <Trans>Updates</Trans> }] : []),
            { value: 'ledger', label: <Trans>Ledger</Trans> },
          ]}
          onChange={setShown}
        />
      </div>
      {shown === 'backers' && <BackerList funding={funding} />}
      {shown === 'updates' && hasUpdates && <Updates groupId={id} isOwner={funding.is_owner === 1} />}
      {shown === 'ledger' && <LedgerList groupId={id} />}
    </Card>
  )
}
