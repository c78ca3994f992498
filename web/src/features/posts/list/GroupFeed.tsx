import { tagKey } from '@commons/contract/shared/text/tags.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { useReadPages } from '../../../api/use-pages.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { PinnedPost } from '../pinned/PinnedPost.tsx'
import { useGonePosts } from './gone-posts.ts'
import { PostList } from './PostList.tsx'
import { postRows, type PostPages } from './post-rows.ts'
import { WaitingPosts } from './WaitingPosts.tsx'

const none: readonly number[] = []

interface GroupFeedProps {
  groupId: number
  groupName: string
  emptyHint: ReactNode
}

interface ListProps extends GroupFeedProps {
  list: PostPages
  /** The pinned posts, which stand above the list. */
  pinned: readonly number[]
  tag?: string
}

function Posts({ groupId, groupName, pinned, emptyHint, list, tag }: ListProps) {
  const { t } = useLingui()
  const without = useMemo(() => new Set(pinned), [pinned])
  return (
    <PostList
      name={tag === undefined ? `group_timeline.${groupId}` : `group_hash_timeline.${groupId}.${tag}`}
      label={tag === undefined ? t`Posts in ${groupName}` : t`Posts in ${groupName} with #${tag}`}
      list={list}
      belongs={(post) =>
        post.group_id === groupId &&
        (tag === undefined || post.hashtag_link.some((each) => tagKey(each) === tagKey(tag)))
      }
      without={without}
      emptyHint={emptyHint}
    />
  )
}

/** The posts of a group that the reader may see, below the pinned ones. */
export function GroupFeed(props: GroupFeedProps) {
  const { groupId } = props
  const list = useReadPages('group_timeline', { group_id: groupId }, postRows)
  const { head } = list
  const pinned = useMemo(() => head?.pinned_posts.map(({ post_id }) => post_id) ?? none, [head])
  const gone = useGonePosts()
  return (
    <>
      {pinned.map((id) => !gone.has(id) && <PinnedPost key={id} postId={id} />)}
      <WaitingPosts place={`group.${groupId}`} />
      {/* Where all of its posts are pinned, it has some. */}
      <Posts
        {...props}
        list={list}
        pinned={pinned}
        emptyHint={pinned.length > 0 ? undefined : props.emptyHint}
      />
    </>
  )
}

/** The posts of a group with a tag. */
export function GroupTagFeed({ tag, ...props }: GroupFeedProps & { tag: string }) {
  const list = useReadPages('group_hash_timeline', { group_id: props.groupId, hashtag: tag }, postRows)
  return <Posts {...props} pinned={none} list={list} tag={tag} />
}

interface GroupTopicFeedProps extends GroupFeedProps {
  topic: number
  topicName: string
}

/** The posts of a group with a topic. */
export function GroupTopicFeed({ groupId, topic, topicName, emptyHint }: GroupTopicFeedProps) {
  const { t } = useLingui()
  const list = useReadPages('group_timeline', { group_id: groupId, group_topic_id: topic }, postRows)
  return (
    <PostList
      name={`group_timeline.${groupId}.${topic}`}
      label={t`Posts about ${topicName}`}
      list={list}
      belongs={(post) => post.group_topic_id === topic}
      emptyHint={emptyHint}
    />
  )
}

interface GroupFoundFeedProps extends Omit<GroupFeedProps, 'emptyHint'> {
  words: string
  onShowAll: () => void
}

const isNever = () => false

/** The posts of a group with these words. */
export function GroupFoundFeed({ groupId, groupName, words, onShowAll }: GroupFoundFeedProps) {
  const { t } = useLingui()
  const list = useReadPages('group_search', { group_id: groupId, search: words }, postRows)
  const { ids, hasMore } = list
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {ids &&
            (hasMore ? (
              <Trans>Posts found</Trans>
            ) : (
              <Plural value={ids.length} _0="No posts found" one="# post found" other="# posts found" />
            ))}
        </span>
      </VisuallyHidden>
      <PostList
        name={`group_search.${groupId}.${words}`}
        label={t`Posts in ${groupName} with “${words}”`}
        list={list}
        belongs={isNever}
        emptyTitle={<Trans>No posts found</Trans>}
        emptyHint={<Trans>Check the spelling, or try other words.</Trans>}
        emptyAction={
          <Button variant="light" onClick={onShowAll}>
            <Trans>All posts</Trans>
          </Button>
        }
      />
    </>
  )
}
