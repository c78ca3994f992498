import { count_looks } from '@commons/contract/insights.ts'
import { handle } from '../../platform/call/handle.ts'
import { looksOf } from './looks.ts'
import { listSeen } from './looks.queries.ts'

export default handle(count_looks, {
  isOneStatement: () => true,

  async run({ impressions, post_pageviews, member_pageviews }, { tx, member, platform, afterCommit }) {
    const seen = await listSeen(tx, member.id, impressions, post_pageviews, member_pageviews)
    afterCommit(async () => looksOf(platform).add(member.id, seen))
    return {}
  },
})
