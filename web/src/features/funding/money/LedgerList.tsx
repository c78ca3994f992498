import type { LedgerRow } from '@commons/contract/funding/funding.ts'
import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Money } from '../../../money/Money.tsx'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from '../Panel.module.css'
import { Who } from './Who.tsx'

function What({ kind }: Pick<LedgerRow, 'kind'>) {
  if (kind === 'pledge') return <Trans context="ledger">Pledged by</Trans>
  if (kind === 'pledge_take_back') return <Trans context="ledger">Taken back by</Trans>
  if (kind === 'pledge_return') return <Trans context="ledger">Returned to</Trans>
  return <Trans context="ledger">Paid to</Trans>
}

/** All movements of a project's money, latest first. */
export function LedgerList({ groupId }: { groupId: number }) {
  const list = useReadMore('project_ledger', { group_id: groupId })
  return (
    <LoadedRows
      of={list}
      className={classes.rows}
      empty={
        <EmptyState
          title={<Trans>Nothing has moved yet</Trans>}
          hint={<Trans>Everything that comes in and goes out shows up here.</Trans>}
        />
      }
    >
      {({ trx_number, kind, amount, balance, fee, member, at }) => (
        <li key={trx_number} className={classes.row}>
          <span className={classes.about}>
            <span>
              <What kind={kind} />{' '}
              <span className={classes.name}>
                <Who member={member} />
              </span>
            </span>
            <span className={classes.aside}>
              <RelativeTime at={at} />
              {' · '}
              <Trans>
                in escrow after it: <Money amount={balance} currency="FCELL" always />
              </Trans>
              {fee !== '0' && (
                <>
                  {' · '}
                  <Trans>
                    fee: <Money amount={fee} currency="FCELL" always />
                  </Trans>
                </>
              )}
            </span>
          </span>
          <span className={classes.amount}>
            <Money amount={amount} currency="FCELL" signed always />
          </span>
        </li>
      )}
    </LoadedRows>
  )
}
