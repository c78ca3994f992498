import { type GroupOfMember, mostNewPosts } from '@commons/contract/groups/groups.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from './GroupNews.module.css'

export type News = Pick<GroupOfMember, 'new_post_count' | 'last_activity_at'>

/** What is new in one of the viewer's groups, and when something last happened there; nothing without either. */
export function GroupNews({ of: { new_post_count: count, last_activity_at: at } }: { of: News }) {
  if (count === 0 && at === null) return null
  return (
    <span className={classes.news}>
      {count > 0 && (
        <strong className={classes.count}>
          {count > mostNewPosts ? (
            <Trans>{mostNewPosts}+ new posts</Trans>
          ) : (
            <Plural value={count} one="# new post" other="# new posts" />
          )}
        </strong>
      )}
      {count > 0 && at !== null && ' · '}
      {at !== null && (
        <Trans>
          Active <RelativeTime at={at} isInSentence />
        </Trans>
      )}
    </span>
  )
}
