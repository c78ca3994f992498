import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import classes from '../Flows.module.css'
import { DepositRow } from './DepositRow.tsx'

const headingId = 'deposits'

/** What came from outside, and what is on its way. */
export function Deposits({ currency }: { currency: Currency }) {
  const list = useReadMore('deposit_list', { currency })
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        <Trans>Deposits</Trans>
      </h2>
      <LoadedRows
        of={list}
        className={classes.rows}
        empty={
          <EmptyState
            title={<Trans>No deposits yet</Trans>}
            hint={
              currency === 'BTC' ? (
                <Trans>
                  Coins that are sent to your address appear here with the next block, usually within 10
                  minutes.
                </Trans>
              ) : (
                <Trans>Coins that are sent to your address appear here at once.</Trans>
              )
            }
          />
        }
      >
        {(deposit) => <DepositRow key={deposit.deposit_id} deposit={deposit} />}
      </LoadedRows>
    </Card>
  )
}
