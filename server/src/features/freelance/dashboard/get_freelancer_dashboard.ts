import { get_freelancer_dashboard } from '@commons/contract/freelance/dashboard.ts'
import { decimalsOf, decimalText } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import { worth } from '../../../ledger/money.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { duration } from '../../../platform/language.ts'
import { hasPlan } from '../../plans/public.ts'
import { getRates } from '../../wallet/public.ts'
import { getSpent } from '../bids/bids.queries.ts'
import { bidsLeftShape } from '../bids/bids.shape.ts'
import { getFigures, listActivity } from './dashboard.queries.ts'

export default handle(
  get_freelancer_dashboard,
  async (_input, { db, member, language, platform: { config, media } }) => {
    const [figures, activity, standing, withPlan, rates] = await Promise.all([
      getFigures(db, member.id),
      listActivity(db, member.id),
      getSpent(db, member.id),
      hasPlan(db, member.id),
      getRates(db, config.RATE_MAX_AGE_HOURS),
    ])
    const tokens = BigInt(figures.tokens ?? 0)
    const price = rates.of('FCELL', 'USD')
    return {
      data: {
        balance: decimalText(tokens, 'FCELL'),
        balance_usd:
          price === undefined ? null : decimalText(worth(tokens, 'FCELL', price, decimalsOf.USD), 'USD'),
        open_project_count: figures.open_jobs,
        received_bid_count: figures.received,
        open_bid_count: figures.open_bids,
        work_count: figures.work,
        ...bidsLeftShape(standing, withPlan),
        activity: activity.map((row) => ({
          kind: row.kind,
          project_id: row.job_id,
          title: row.title,
          ...authorShape(row.author_id, row, media),
          duration: duration(language, row.at, now()),
          created_at: row.at.toISOString(),
        })),
      },
    }
  },
)
