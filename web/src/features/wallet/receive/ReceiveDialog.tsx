import type { Currency } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useSession } from '../../../api/session.ts'
import { copyText } from '../../../money/copy.ts'
import { holdingOf } from '../../../money/use-wallet.ts'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { tabs } from '../currencies.ts'
import classes from '../WalletDialog.module.css'
import { WithWallet } from '../WithWallet.tsx'
import { OwnAddress } from './OwnAddress.tsx'
import { QrCode } from './QrCode.tsx'
import ownClasses from './Receive.module.css'

const titles = {
  FCELL: <Trans>Receive FCELL TOKEN</Trans>,
  ETH: <Trans>Receive ETH</Trans>,
  BTC: <Trans>Receive BTC</Trans>,
} satisfies Record<Currency, unknown>

/** Returns the link by which other members can send this member money. */
function ownLink(username: string, currency: Currency): string {
  const tab = currency === 'FCELL' ? '' : `&tab=${tabs[currency]}`
  return `${window.location.origin}/#${paths.wallet()}?to=@${username}${tab}`
}

/** How other members can pay, where nothing can come from outside. */
function OwnLink({ currency }: { currency: Currency }) {
  const { t } = useLingui()
  const session = useSession()
  if (!session) return null
  const link = ownLink(session.username, currency)
  return (
    <div className={classes.form}>
      <QrCode text={link} label={t`QR code of your link`} />
      <p className={ownClasses.address}>{link}</p>
      <p className={classes.text}>
        <Trans>
          Members who open this link can send you {currency}. Coins from outside can't arrive: this Commons
          isn't connected to a blockchain.
        </Trans>
      </p>
      <div className={classes.actions}>
        <Button
          data-autofocus
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copyText(link)}
        >
          <Trans>Copy link</Trans>
        </Button>
      </div>
    </div>
  )
}

function Place({ wallet, currency }: { wallet: WalletBalance; currency: Currency }) {
  const holding = holdingOf(wallet, currency)
  return holding?.is_connected === 1 ? (
    <OwnAddress currency={currency} address={holding.address} />
  ) : (
    <OwnLink currency={currency} />
  )
}

/** The address or link at which the member can be paid. */
export default function ReceiveDialog({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  return (
    <Dialog opened title={titles[currency]} size="small" onClose={onClose}>
      <WithWallet>{(wallet) => <Place wallet={wallet} currency={currency} />}</WithWallet>
    </Dialog>
  )
}
