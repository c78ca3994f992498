import type { Traffic } from '@commons/contract/insights.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { RelativeTime } from '../../ui/words/RelativeTime.tsx'
import classes from './TopPosts.module.css'

/** The member's most viewed posts in the period. */
export function TopPosts({ traffic: { top_posts } }: { traffic: Traffic }) {
  const { i18n } = useLingui()
  const id = useId()
  const session = useSession()
  if (!session) return null
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        <Trans>Top posts</Trans>
      </h2>
      {top_posts.length === 0 ? (
        <p className={classes.none}>
          <Trans>None of your posts in this period.</Trans>
        </p>
      ) : (
        <ol className={classes.rows}>
          {top_posts.map((post) => (
            <li key={post.post_id}>
              <Link to={paths.timeline(session.id, post.post_id)} className={classes.row}>
                <span className={classes.about}>
                  <span className={classes.text} dir="auto">
                    {post.excerpt === '' ? <Trans>A picture or video without text</Trans> : post.excerpt}
                  </span>
                  <span className={classes.when}>
                    <RelativeTime at={post.created_at} />
                  </span>
                </span>
                <span className={classes.count}>{i18n.number(post.count)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
