import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import type { CallError } from '../../../api/call-error.ts'
import { Money } from '../../../money/Money.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { isInTree } from './check-proof.ts'
import classes from './Reserves.module.css'

interface CheckOwnProps {
  currency: Currency
  /** The published top of the tree. */
  root: string
}

/** Has the member's own browser calculate the top of the tree from their balance. */
export function CheckOwn({ currency, root }: CheckOwnProps) {
  const [isAsked, setAsked] = useState(false)
  const read = useQuery<{ amount: string; isGood: boolean }, CallError>({
    queryKey: ['reserve_proof', { currency }, root],
    queryFn: async ({ signal }) => {
      const { recdata } = await call('reserve_proof', { currency }, { signal })
      return { amount: recdata.amount, isGood: await isInTree(recdata, root) }
    },
    enabled: isAsked,
  })
  return (
    <div className={classes.check}>
      <div role="status">
        {read.data &&
          (read.data.isGood ? (
            <p className={classes.good}>
              <Trans>
                Your <Money amount={read.data.amount} currency={currency} always /> were counted: your browser
                calculated the published top from them.
              </Trans>
            </p>
          ) : (
            <p className={classes.bad}>
              <Trans>
                From your balance your browser calculated another top than the published one. Reload this
                page: the count may have just been taken anew. If it stays, tell the other members.
              </Trans>
            </p>
          ))}
        {read.error?.refusal === 'not_in_reserves' && (
          <p dir="auto" className={classes.text}>
            {read.error.message}
          </p>
        )}
      </div>
      {read.error && read.error.refusal !== 'not_in_reserves' ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Button
          variant="default"
          loading={read.isFetching}
          onClick={() => (isAsked ? void read.refetch() : setAsked(true))}
        >
          <Trans>Check my {currency}</Trans>
        </Button>
      )}
    </div>
  )
}
