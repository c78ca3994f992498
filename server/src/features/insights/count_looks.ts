import { count_looks } from '@commons/contract/insights.ts'
import { handle } from '../../platform/call/handle.ts'
import { looksOf } from './looks.ts'

export default handle(count_looks, {
  // It takes none: reports of several seconds are counted together.
  isOneStatement: () => true,

  async run({ impressions, post_pageviews, member_pageviews }, { member, platform, afterCommit }) {
    afterCommit(async () =>
      looksOf(platform).note(member.id, {
        card: impressions,
        page: post_pageviews,
        profile: member_pageviews,
      }),
    )
    return {}
  },
})
