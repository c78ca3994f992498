import { screen } from '@testing-library/react'
import { type Forms, type SentForm, type } from '../../test-walk-forms.tsx'
import { LimitForm } from './limit/LimitForm.tsx'
import { PriceAlertForm } from './rates/PriceAlertForm.tsx'
import { SendForm } from './send/SendForm.tsx'
import { aWallet } from './test-wallet.tsx'
import type { RewardedFor } from './tips/rewarded-for.ts'
import { RewardForm } from './tips/RewardForm.tsx'
import { TradeForm } from './trade/TradeForm.tsx'
import { AddressForm } from './withdraw/AddressForm.tsx'
import { ReviewStep } from './withdraw/ReviewStep.tsx'

const ignore = () => {}

const ether = '0x52908400098527886E0F7030069857D2E4169EE7'
/** The one field that says who one is. */
const secretOf = (label: string) => ({ password: label, code: label })
const typePassword = () => type('Your password', 'a long secret')
const typeCode = () => type('Code', '123456')

const withdrawals = [
  ['withdraw_token', 'FCELL', ['fcell', 'ether', 'currency_value_withdraw', 'fees', 'to_wallet']],
  ['withdraw_eth', 'ETH', ['amount', 'fees', 'eth_recieved', 'to_wallet']],
  ['coin_transfer', 'BTC', ['amount', 'currency', 'fees', 'to_wallet']],
] as const

const trades = [
  ['buy_token', 'buy', ['quote_id', 'currency_value', 'currency']],
  ['sell_token', 'sell', ['quote_id', 'currency_value', 'currency', 'fees', 'ether']],
] as const

const wallet_balance = { recdata: aWallet() }
const quote = { quote_id: 1, token_value: '5', currency_value: '0.05', price: '0.0005', fees: '0' }

const rewardedFor = {
  tip: { call: 'tip', of: { post_id: 3 } },
  reel_tip: { call: 'reel_tip', of: { reel_id: 3 } },
  video_tip: { call: 'video_tip', of: { video_id: 3 } },
} as const satisfies { [N in RewardedFor['call']]: RewardedFor & { call: N } }

export const rewards: readonly SentForm[] = Object.values(rewardedFor).map((to) => ({
  call: to.call,
  render: () => <RewardForm wallet={aWallet()} to={to} name="Jana" onClose={ignore} />,
  fill: () => type('Tokens', '5'),
  fields: { token: 'Tokens' },
  given: Object.keys(to.of),
}))

export const forms: Forms = {
  'features/wallet/rates/PriceAlertForm.tsx': [
    {
      call: 'add_price_alert',
      render: () => <PriceAlertForm currency="ETH" quote="USD" />,
      fill: () => type('Tell me when 1 ETH costs, in USD', '4000'),
      fields: { price: 'Tell me when 1 ETH costs, in USD' },
      given: ['currency', 'quote_currency'],
    },
  ],
  'features/wallet/limit/LimitForm.tsx': [
    {
      call: 'update_spending_limit',
      answers: { wallet_balance },
      render: () => {
        const wallet = aWallet()
        const holdings = wallet.holdings.map((each) => ({ ...each, daily_limit: '50' }))
        return <LimitForm wallet={{ ...wallet, holdings }} currency="FCELL" onClose={ignore} />
      },
      fill() {
        type('The most you can spend in a day', '60')
        typePassword()
      },
      fields: { amount: 'The most you can spend in a day', ...secretOf('Your password') },
      given: ['currency'],
    },
  ],
  'features/wallet/send/SendForm.tsx': [
    {
      call: 'coin_transfer',
      answers: {
        receiver_detail: { recdata: { user_id: 9, full_name: 'Jana', username: 'jana', profile_pic: null } },
      },
      render: () => <SendForm wallet={aWallet()} currency="FCELL" to="jana" onClose={ignore} />,
      async fill() {
        await screen.findByText('@jana')
        type('Amount', '5')
        type('Note (optional)', 'Thanks')
      },
      ready: () => screen.findByText('@jana'),
      fields: { to_wallet: 'To', amount: 'Amount', note: 'Note (optional)' },
      given: ['currency', 'fees'],
    },
  ],
  'features/wallet/trade/TradeForm.tsx': trades.map(([call, side, given]) => ({
    call,
    answers: { trade_quote: { recdata: quote }, wallet_balance },
    render: () => <TradeForm side={side} wallet={aWallet()} onClose={ignore} />,
    fill: () => type('How many tokens?', '5'),
    ready: () => screen.findByText(/This price holds/),
    fields: { token_value: 'How many tokens?' },
    given,
  })),
  'features/wallet/withdraw/AddressForm.tsx': [
    {
      call: 'add_wallet_address',
      render: () => <AddressForm wallet={aWallet()} currency="ETH" address="" onDone={ignore} />,
      fill() {
        type('Address', ether)
        type('Name (optional)', 'My wallet')
        typePassword()
      },
      fields: { address: 'Address', label: 'Name (optional)', ...secretOf('Your password') },
      given: ['currency'],
    },
    {
      call: 'add_wallet_address',
      render: () => (
        <AddressForm wallet={aWallet({ is_two_factor: 1 })} currency="ETH" address={ether} onDone={ignore} />
      ),
      fill: typeCode,
      fields: { address: 'Address', ...secretOf('Code') },
      given: ['currency'],
    },
  ],
  'features/wallet/withdraw/AddressStep.tsx': 'ReviewStep sends what the three steps of a withdrawal say.',
  'features/wallet/withdraw/AmountStep.tsx': 'ReviewStep sends what the three steps of a withdrawal say.',
  'features/wallet/withdraw/ReviewStep.tsx': withdrawals.map(([call, currency, given]) => ({
    call,
    render: () => (
      <ReviewStep
        wallet={aWallet()}
        currency={currency}
        address={ether}
        amount="0.1"
        onBack={ignore}
        onClose={ignore}
      />
    ),
    fill: typePassword,
    fields: secretOf('Your password'),
    given,
  })),
}
