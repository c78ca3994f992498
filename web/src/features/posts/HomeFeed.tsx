import { Trans, useLingui } from '@lingui/react/macro'
import { useReadPages } from '../../api/use-pages.ts'
import { PostList } from './PostList.tsx'
import { postRows } from './post-rows.ts'
import { WaitingPosts } from './WaitingPosts.tsx'

/** Every post that the member may see, newest first. */
export function HomeFeed() {
  const { t } = useLingui()
  const list = useReadPages('timeline', {}, postRows)
  return (
    <>
      <WaitingPosts place="home" />
      <PostList
        name="timeline"
        label={t`Posts`}
        list={list}
        emptyHint={<Trans>Nobody has posted yet. Write the first post.</Trans>}
      />
    </>
  )
}
