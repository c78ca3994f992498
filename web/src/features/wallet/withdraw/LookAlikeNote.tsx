import { looksAlike } from '@commons/contract/shared/look-alike-address.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { groupedAddress } from './grouped-address.ts'
import classes from './Withdraw.module.css'

/** Points out an address that differs from one that the member has used, and could be taken for it. */
export function LookAlikeNote({ address, currency }: { address: string; currency: Currency }) {
  const book = useRead('wallet_address_list', { currency })
  const withdrawals = useRead('withdrawal_list', { currency })
  const known = [...(book.data?.recdata ?? []), ...(withdrawals.data?.recdata ?? [])]
  const used = known.find((each) => looksAlike(each.address, address))?.address
  if (used === undefined || known.some((each) => each.address.toLowerCase() === address.toLowerCase()))
    return null
  return (
    <div className={classes.warning} role="alert">
      <p>
        <Trans>
          This address begins and ends like one that you have used, and is another. Whoever wants your money
          by mistake makes such addresses. Yours is:
        </Trans>
      </p>
      <p className={classes.address} translate="no">
        {groupedAddress(used)}
      </p>
    </div>
  )
}
