import type { Post } from '@commons/contract/posts/posts.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { IconLayoutList } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import classes from './ThreadMark.module.css'

/** Says in a list that a post is part of a thread, and leads to all of it; nothing where it is by itself. */
export function ThreadMark({ post }: { post: Post }) {
  const { thread } = post
  if (!thread) return null
  const { place, count } = thread
  return (
    <Link to={paths.timeline(post.user_id, post.original_post_id ?? post.post_id)} className={classes.mark}>
      <IconLayoutList size={18} stroke={1.75} aria-hidden="true" />
      <span>
        {place > 1 && (
          <>
            <Trans>
              {place}/{count} of a thread
            </Trans>
            {' · '}
          </>
        )}
        <Trans>Show thread</Trans>
        {place === 1 && (
          <>
            {' · '}
            <Plural value={count} one="# post" other="# posts" />
          </>
        )}
      </span>
    </Link>
  )
}
