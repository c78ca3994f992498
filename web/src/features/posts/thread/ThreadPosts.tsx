import type { Post } from '@commons/contract/posts/posts.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { seed } from '../../../api/use-pages.ts'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { CardSkeleton } from '../../../ui/states/Skeletons.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { PostCard } from '../card/PostCard.tsx'
import { useDeletedHere } from '../list/gone-posts.ts'
import { postRows } from '../list/post-rows.ts'
import classes from './ThreadPosts.module.css'

/** Links to each post of the thread. */
function Jumps({ posts }: { posts: readonly Post[] }) {
  const { t } = useLingui()
  const count = posts.length
  return (
    <nav className={classes.jumps} aria-label={t`Posts of the thread`}>
      <span className={classes.title}>
        <Trans>Thread</Trans>
      </span>
      <ol className={classes.numbers}>
        {posts.map(({ post_id, user_id }, at) => {
          const nth = at + 1
          return (
            <li key={post_id}>
              <Link
                to={paths.timeline(user_id, post_id)}
                className={classes.number}
                aria-label={t`Part ${nth} of ${count}`}
              >
                {nth}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface PartProps {
  post: Post
  isOpened: boolean
  /** Its place in the thread, and how many there are. */
  nth: string
}

/** One post of a thread as it is now. */
function Part({ post, isOpened, nth }: PartProps) {
  const now = useRead('post_card', { post_id: post.post_id }).data?.recdata ?? post
  return <PostCard post={now} highlighted={isOpened} commentsOpen={isOpened} nth={nth} />
}

/** A post on its own page with the others of its thread: those before it above, and the next ones below. */
export function ThreadPosts({ post }: { post: Post }) {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('post_thread', { post_id: post.post_id })
  // The server says which others there are; one that is restored elsewhere comes back.
  const gone = useDeletedHere()
  const client = useQueryClient()
  const card = useRef<HTMLLIElement>(null)
  const all = useMemo(() => {
    // Each card reads its own post: those that aren't cached yet are known from the thread.
    if (data) seed(client, postRows, data.recdata, 0)
    return data?.recdata
  }, [client, data])
  const read = all?.filter(({ post_id }) => post_id === post.post_id || !gone.has(post_id))
  const posts = read ?? [post]
  const isLater = read !== undefined && read[0]?.post_id !== post.post_id
  useLayoutEffect(() => {
    // What comes before it has pushed it down.
    if (isLater) card.current?.scrollIntoView({ block: 'start' })
  }, [isLater, post.post_id])
  const count = read?.length ?? post.thread?.count ?? 1
  return (
    <section
      className={classes.thread}
      aria-label={t`Thread, ${plural(count, { one: '# post', other: '# posts' })}`}
    >
      {read && <Jumps posts={posts} />}
      <ol className={classes.posts}>
        {posts.map((each, at) => {
          const isOpened = each.post_id === post.post_id
          const place = read ? at + 1 : (post.thread?.place ?? 1)
          return (
            <li key={each.post_id} ref={isOpened ? card : undefined} className={classes.post}>
              <VisuallyHidden>
                <Trans>
                  Part {place} of {count}
                </Trans>
              </VisuallyHidden>
              <Part post={each} isOpened={isOpened} nth={`${place}/${count}`} />
            </li>
          )
        })}
      </ol>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : !read && <CardSkeleton />}
    </section>
  )
}
