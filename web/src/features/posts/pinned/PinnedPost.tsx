import type { Post } from '@commons/contract/posts.ts'
import { Trans } from '@lingui/react/macro'
import { IconPinFilled } from '@tabler/icons-react'
import { useRead } from '../../../api/use-call.ts'
import { PostCard } from '../card/PostCard.tsx'
import classes from './PinnedPost.module.css'

/** The post that a member has pinned, above the others on their profile. */
export function PinnedPost({ post }: { post: Post }) {
  const { post_id } = post
  const initialData = { code: true as const, message: '', recdata: post }
  const { data } = useRead('post_detail', { post_id }, { initialData })
  return (
    <section className={classes.pinned}>
      <p className={classes.mark}>
        <IconPinFilled size={16} aria-hidden="true" />
        <Trans>Pinned</Trans>
      </p>
      <PostCard post={data?.recdata ?? post} />
    </section>
  )
}
