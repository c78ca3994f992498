import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans } from '@lingui/react/macro'
import { IconFileOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { PostText } from '../card/PostText.tsx'
import { originalOf } from '../card/whose.ts'
import classes from './Original.module.css'
import { OriginalCard } from './OriginalCard.tsx'

/** Replaces an original that is no longer available. */
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

/** The content of a repost: the remark, and the original below it. */
export function RepostContent({ post, opened = false }: { post: Post; opened?: boolean }) {
  return (
    <>
      <PostText post={post} opened={opened} />
      {post.original_gone === 1 ? <OriginalGone /> : <OriginalCard post={originalOf(post)} />}
    </>
  )
}
