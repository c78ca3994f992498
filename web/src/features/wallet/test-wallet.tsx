import type { Receipt, Transaction, WalletBalance } from '@commons/contract/wallet/wallet.ts'
import type { ReactNode } from 'react'
import { RouterContextProvider } from '@tanstack/react-router'
import { answerWith, success, type ByCall } from '../../api/test-server.ts'
import { makeRouter } from '../../routes.tsx'
import { renderInApp } from '../../test-render.tsx'
import { ConfirmHost } from '../../ui/dialog/ConfirmHost.tsx'

/** The wallet of a member with 100 tokens, 1 ETH and half a BTC, for tests. */
export function aWallet(change: Partial<WalletBalance> = {}): WalletBalance {
  const holding = (currency: 'FCELL' | 'ETH' | 'BTC', balance: string) => ({
    currency,
    balance,
    held: '0',
    eth: null,
    btc: null,
    usd: null,
    czk: null,
    address: null,
    is_connected: 0 as const,
    daily_limit: null,
    spent_today: '0',
  })
  return {
    fcell_balance: '100',
    eth_balance: '1',
    btc_balance: '0.5',
    fcell_balance_eth: null,
    fcell_balance_usd: null,
    fcell_balance_btc: null,
    fcell_balance_czk: null,
    fcell_eth_value: '0.0005',
    withdraw_fee_percent: '0.5',
    balance: '100',
    ETH_address: null,
    BTC_address: null,
    holdings: [holding('FCELL', '100'), holding('ETH', '1'), holding('BTC', '0.5')],
    is_rate_stale: 0,
    rate_at: '2026-11-22T08:00:00.000Z',
    is_play_money: 0,
    is_stopped: 0,
    is_verified: 1,
    is_two_factor: 0,
    ...change,
  }
}

export const aTransaction: Transaction = {
  trx_number: 12,
  trx_date: '2026-11-22T08:00:00.000Z',
  trx_type: 'Tip',
  trx_type_id: 1,
  reward_to: 'Jana',
  trx_amount: '-5',
  currency: 'FCELL',
  hash: '0xabcdef0123456789',
  short_hash: '0xabcd…6789',
  hash_link: '',
}

export const aReceipt: Receipt = {
  ...aTransaction,
  from: { name: 'Ada', member: { user_id: 7, username: 'ada', full_name: 'Ada', profile_pic: null } },
  to: { name: 'Jana', member: { user_id: 9, username: 'jana', full_name: 'Jana', profile_pic: null } },
  moved: [
    {
      currency: 'FCELL',
      amount: '-5',
      balance_before: '105.000000000000000001',
      balance_after: '100.000000000000000001',
    },
  ],
  divided: null,
  fee: '0',
  gross: null,
  tax: null,
  invoices: [],
  rate: null,
  settled: 'On-chain',
  note: '',
  post_id: 33,
  link: '',
  address: '',
}

type Reply = ReturnType<typeof success>

/** Answers with the wallet, and as the test says for other calls. */
export function answerWallet(
  wallet: WalletBalance,
  replies: ByCall<(body: Record<string, unknown>) => Reply | 'network failure' | Promise<Reply>> = {},
) {
  return answerWith(({ name, body }) => {
    const reply = replies[name]
    if (reply) return reply(body)
    return success(name === 'wallet_balance' ? { recdata: wallet } : { recdata: [] })
  })
}

/** Renders with a router and confirmation dialogs. */
export const show = (children: ReactNode) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      {children}
      <ConfirmHost />
    </RouterContextProvider>,
  )
