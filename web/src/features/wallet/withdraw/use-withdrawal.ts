import type { Currency } from '@commons/contract/shared/units.ts'
import type { stepUpInput } from '../../../money/StepUp.tsx'
import { usePayment } from '../../../money/use-payment.ts'
import type { WithdrawalFigures } from './withdrawal-sums.tsx'

interface Asked {
  figures: WithdrawalFigures
  address: string
  secret: ReturnType<typeof stepUpInput>
}

/** Requests a withdrawal with the figures that were shown, by the call of its currency. */
export function useWithdrawal(currency: Currency, onDone: () => void) {
  const tokens = usePayment('withdraw_token', { onDone })
  const ether = usePayment('withdraw_eth', { onDone, ms: 6000 })
  const bitcoin = usePayment('coin_transfer', { onDone })
  const withdraw = ({ figures: { amount, fee, net, worth }, address, secret }: Asked) => {
    const shared = { to_wallet: address, fees: fee, ...secret }
    const inEth = worth && { ether: worth.fee, currency_value_withdraw: worth.amount }
    if (currency === 'FCELL') void tokens.pay({ ...shared, ...inEth, fcell: amount })
    else if (currency === 'ETH') void ether.pay({ ...shared, amount, eth_recieved: net })
    else void bitcoin.pay({ ...shared, currency, amount })
  }
  const payment = currency === 'FCELL' ? tokens : currency === 'ETH' ? ether : bitcoin
  return { withdraw, payment }
}
