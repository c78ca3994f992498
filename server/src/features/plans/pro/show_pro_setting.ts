import { type ProSetting, show_pro_setting } from '@commons/contract/plans/pro.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { waitingOf } from '../payouts/payouts.amounts.ts'
import { findChoice } from '../payouts/payouts.queries.ts'
import { getRates } from '../plans.queries.ts'
import { tokens, fiatWorth } from '../plans.shape.ts'
import { lookShape } from './pro.look.ts'
import { findProSetting, hasOwnPage } from './pro.queries.ts'

const nothing = { title: '', headline: '', theme: '', footer: '', logo: null, background: null }

export default handle(show_pro_setting, async (_input, { db, member, platform: { media } }) => {
  const [isActive, row, choice] = await Promise.all([
    hasOwnPage(db, member.id),
    findProSetting(db, member.id),
    findChoice(db, member.id),
  ])
  const waiting = choice ? await waitingOf(db, choice, now()) : 0n
  const recdata: ProSetting = {
    is_active: flag(isActive),
    ...(row ? lookShape(row, media) : nothing),
    domain: row?.domain ?? '',
    domain_asked_at: row?.domain_asked_at?.toISOString() ?? null,
    payout_currency: choice?.currency ?? 'FCELL',
    payout_waiting: tokens(waiting),
    payout_waiting_usd: choice ? fiatWorth(waiting, (await getRates(db)).usd) : null,
    payout_at: choice?.due_at.toISOString() ?? null,
  }
  return { recdata }
})
