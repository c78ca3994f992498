import { Trans } from '@lingui/react/macro'
import { useRead } from '../../api/use-call.ts'
import { Money } from '../../money/Money.tsx'
import classes from './BalanceCard.module.css'
import { isAny } from './is-any.ts'
import { openPledges } from './open.ts'

/** The tokens that the member's pledges hold, if any. */
export function PledgedLine() {
  const { data } = useRead('pledge_list', { limit: 1 })
  if (!data || !isAny(data.held)) return null
  return (
    <p className={classes.line}>
      <span>
        <Trans>
          <Money amount={data.held} currency="FCELL" /> pledged to projects
        </Trans>
      </span>
      <button type="button" aria-haspopup="dialog" onClick={() => void openPledges()}>
        <Trans>See pledges</Trans>
      </button>
    </p>
  )
}
