import type { FrozenDeposit } from '@commons/contract/wallet/frozen.ts'
import { Trans } from '@lingui/react/macro'
import { Money } from '../../../money/Money.tsx'
import { ReasonDialog } from '../frame/ReasonDialog.tsx'

interface FrozenDialogProps {
  of: Pick<FrozenDeposit, 'deposit_id' | 'amount' | 'recoverable' | 'currency'>
  act: 'release_deposit' | 'write_off_deposit'
  onClose: () => void
}

/** Decides who bears a deposit that its chain took back. */
export default function FrozenDialog({ of, act, onClose }: FrozenDialogProps) {
  const { deposit_id, amount, recoverable, currency } = of
  return act === 'release_deposit' ? (
    <ReasonDialog
      call={act}
      about={{ deposit_id }}
      title={<Trans>Let the network bear it?</Trans>}
      note={
        <Trans>
          Its member keeps <Money amount={amount} currency={currency} full always />, and the treasury pays
          it. If it comes into a block again, the treasury gets it back.
        </Trans>
      }
      onClose={onClose}
    >
      <Trans context="deposit">Bear it</Trans>
    </ReasonDialog>
  ) : (
    <ReasonDialog
      call={act}
      about={{ deposit_id }}
      title={<Trans>Take the deposit back?</Trans>}
      note={
        <Trans>
          <Money amount={recoverable} currency={currency} full always /> leaves its member's wallet, and the
          treasury pays the rest. They are told. If it comes into a block again, both get it back.
        </Trans>
      }
      onClose={onClose}
    >
      <Trans context="deposit">Take it back</Trans>
    </ReasonDialog>
  )
}
