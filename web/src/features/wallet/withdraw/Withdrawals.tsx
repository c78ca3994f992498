import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import classes from '../Flows.module.css'
import { WithdrawalRow } from './WithdrawalRow.tsx'
import { withdrawalsId } from './withdrawals-id.ts'

/** Past and pending withdrawals to outside addresses, each with its state. */
export function Withdrawals({ currency }: { currency: Currency }) {
  const list = useReadMore('withdrawal_list', { currency })
  return (
    <Card aria-labelledby={withdrawalsId}>
      <h2 id={withdrawalsId} tabIndex={-1} className={classes.heading}>
        <Trans>Withdrawals</Trans>
      </h2>
      <LoadedRows
        of={list}
        className={classes.rows}
        empty={
          <EmptyState
            title={<Trans>No withdrawals yet</Trans>}
            hint={<Trans>You can follow every withdrawal here, and cancel it until it's sent.</Trans>}
          />
        }
      >
        {(withdrawal) => <WithdrawalRow key={withdrawal.withdrawal_id} withdrawal={withdrawal} />}
      </LoadedRows>
    </Card>
  )
}
