import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { on } from '../../platform/events.ts'
import { welcome } from './wallet.grants.ts'
import { checkLedger, fetchRates, forgetQuotes, giveWaitingGifts } from './wallet.jobs.ts'
import { leaveChains, watchChains } from './deposits/watching.ts'
import { tellOfPrices } from './rates/price-alerts.jobs.ts'
import { countReserves } from './reserves/reserves.jobs.ts'
import { walletInvariants } from './wallet.invariants.ts'
import { walletLeaving } from './wallet.leaving.ts'
import { walletNotifications } from './wallet.notifications.ts'
import { withdrawalMails } from './withdrawals/withdrawals.mail.ts'
import { sendWithdrawals } from './withdrawals/withdrawals.jobs.ts'

export const wallet: Feature = {
  partOf: 'wallet',
  topics: { wallet: 'oneself', withdrawals: 'oneself', price_alerts: 'oneself' },
  mails: withdrawalMails,
  jobs: (platform) => [
    checkLedger(platform),
    fetchRates(platform),
    forgetQuotes(platform),
    giveWaitingGifts(platform),
    tellOfPrices(platform),
    countReserves(platform),
    sendWithdrawals(platform),
  ],
  open: watchChains,
  openIn: 'chain',
  close: leaveChains,
  readers: (platform) => [
    on('member.registered', ({ member }) => welcome(platform, member), {
      durableAs: 'wallet.play-money',
    }),
  ],
  invariants: walletInvariants,
  notifications: about('wallet', walletNotifications),
  leaving: walletLeaving,
}
