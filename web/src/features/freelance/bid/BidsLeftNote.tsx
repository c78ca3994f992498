import type { BidsLeft } from '@commons/contract/freelance/bids.ts'
import { bidsOfPeriod } from '@commons/contract/shared/bid.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { z } from 'zod'
import form from '../../../ui/dialog/DialogForm.module.css'

export type Left = z.infer<typeof BidsLeft>

/** How many bids the member may still make. */
export function BidsLeftNote({ left: { bids_left, bids_of_period, next_at } }: { left: Left }) {
  const { i18n } = useLingui()
  const at = next_at && i18n.date(new Date(next_at), { day: 'numeric', month: 'long' })
  return (
    <p className={form.note}>
      {bids_of_period === bidsOfPeriod.free ? (
        <Plural
          value={bids_left}
          one={`Free Member: # bid left out of ${bids_of_period}`}
          other={`Free Member: # bids left out of ${bids_of_period}`}
        />
      ) : (
        <Plural
          value={bids_left}
          one={`# bid left out of ${bids_of_period}`}
          other={`# bids left out of ${bids_of_period}`}
        />
      )}
      {bids_left === 0 && at && (
        <>
          {'. '}
          <Trans>The next one comes back on {at}.</Trans>
        </>
      )}
    </p>
  )
}
