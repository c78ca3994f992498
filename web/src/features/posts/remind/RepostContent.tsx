import type { Post } from '@commons/contract/posts.ts'
import { Trans } from '@lingui/react/macro'
import { IconFileOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { PostText } from '../card/PostText.tsx'
import { originalOf } from '../card/whose.ts'
import classes from './Original.module.css'
import { OriginalCard } from './OriginalCard.tsx'

/** In the place of an original that its author has deleted. */
function OriginalGone() {
  return (
    <div className={clsx(classes.original, classes.gone)}>
      <IconFileOff size={24} stroke={1.75} aria-hidden="true" />
      <p>
        <Trans>The original post is no longer available.</Trans>
      </p>
    </div>
  )
}

/** What a repost says and shows: the remark, and below it the original. */
export function RepostContent({ post, opened = false }: { post: Post; opened?: boolean }) {
  return (
    <>
      <PostText post={post} opened={opened} />
      {post.original_gone === 1 ? <OriginalGone /> : <OriginalCard post={originalOf(post)} />}
    </>
  )
}
