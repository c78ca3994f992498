/** Opens the dialogs of the wallet, which are loaded on demand. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { openDialog } from '../../ui/dialog/dialog-host.ts'

export const openTrade = (side: 'buy' | 'sell') =>
  openDialog(() => import('./trade/TradeDialog.tsx'), { side })

export const openSend = (props: { currency: Currency; to?: string }) =>
  openDialog(() => import('./send/SendDialog.tsx'), props)

export const openWithdraw = (currency: Currency) =>
  openDialog(() => import('./withdraw/WithdrawDialog.tsx'), { currency })

export const openReceive = (currency: Currency) =>
  openDialog(() => import('./receive/ReceiveDialog.tsx'), { currency })

export const openLimit = (currency: Currency) =>
  openDialog(() => import('./limit/LimitDialog.tsx'), { currency })

export const openReceipt = (trxNumber: number, currency: Currency) =>
  openDialog(() => import('./transactions/ReceiptDialog.tsx'), { trxNumber, currency })

export const openPledges = () => openDialog(() => import('./pledges/PledgesDialog.tsx'), {})
