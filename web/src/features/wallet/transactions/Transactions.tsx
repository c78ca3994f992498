import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { CsvButton } from './CsvButton.tsx'
import { TransactionDays } from './TransactionDays.tsx'
import { TransactionFilters } from './TransactionFilters.tsx'
import { TransactionTable } from './TransactionTable.tsx'
import classes from './Transactions.module.css'
import { useFilters } from './use-filters.ts'

const limit = 20

/** The transactions of a balance, latest first. */
export function Transactions({ currency }: { currency: Currency }) {
  const id = useId()
  const by = useFilters(currency)
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const { read, more } = useReadMore('transaction_list', { ...by.input, limit }, { isFilter: true })
  const rows = read.data?.flatMap(({ recdata }) => recdata) ?? []
  const isEmpty = rows.length === 0 && !more.isThere && !by.isNarrow
  return (
    <Card as="div">
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>
          <Trans>Transactions</Trans>
        </h2>
        {rows.length > 0 && <CsvButton input={by.input} />}
      </div>
      {!isEmpty && <TransactionFilters by={by} />}
      <Loaded read={read}>
        {() =>
          rows.length === 0 && more.isThere ? (
            <div className={classes.list}>
              <EmptyState
                title={<Trans>Nothing here yet</Trans>}
                hint={<Trans>Your latest transactions don't match. Keep looking?</Trans>}
              />
              <MoreButton more={more} />
            </div>
          ) : rows.length === 0 ? (
            <EmptyState
              title={<Trans>No Transaction Found</Trans>}
              hint={
                by.isNarrow ? (
                  <Trans>Try other filters.</Trans>
                ) : (
                  <Trans>What you send, receive and spend shows up here.</Trans>
                )
              }
            />
          ) : (
            <div className={classes.list}>
              {wide ? <TransactionTable rows={rows} labelledBy={id} /> : <TransactionDays rows={rows} />}
              <MoreButton more={more} />
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}
