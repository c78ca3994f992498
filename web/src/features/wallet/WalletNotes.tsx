import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useConnection } from '../../api/connection.ts'
import { staleShown } from '../../api/offline/stale-shown.ts'
import { messageText } from '../../locales/contract-messages.ts'
import { PlayNote } from '../../money/PlayNote.tsx'
import { useStore } from '../../ui/store.ts'
import { VerifyNote } from './VerifyNote.tsx'
import classes from './WalletNotes.module.css'

/** Notes about the amounts below. */
export function WalletNotes({ wallet, readAt }: { wallet: WalletBalance; readAt: number }) {
  const { i18n } = useLingui()
  const offline = useConnection() === 'offline'
  const stale = useStore(staleShown)
  const when = i18n.date(new Date(readAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <PlayNote place="page" />
      {(offline || stale) && (
        <p className={classes.note} role="status">
          <Trans>This is your balance as of {when}. Money can only move while you're connected.</Trans>
        </p>
      )}
      {wallet.is_stopped === 1 && (
        <p className={clsx(classes.note, classes.stop)} role="status">
          {messageText('refusal.money_stopped')}
        </p>
      )}
      {wallet.is_verified === 0 && <VerifyNote />}
      {wallet.is_rate_stale === 1 && (
        <p className={classes.note} role="status">
          {messageText('refusal.rate_stale')}
        </p>
      )}
    </>
  )
}
