import type { Post } from '@commons/contract/posts/posts.ts'
import { tagsBeside } from '@commons/contract/shared/text/tags.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import classes from './PostTags.module.css'

/** The tags of a post, each a link to the posts that have it. */
export function PostTags({ post }: { post: Post }) {
  const { t } = useLingui()
  // Those in its text are links there.
  const tags = tagsBeside(post.hashtag_link, post.message)
  if (tags.length === 0) return null
  return (
    <ul className={classes.tags} aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link dir="auto" to={paths.tag(tag)} className={classes.tag}>
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
