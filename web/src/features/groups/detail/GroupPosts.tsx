import type { Group } from '@commons/contract/groups/groups.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { GroupFeed, GroupFoundFeed, GroupTagFeed, GroupTopicFeed } from '../../posts/list/public.ts'
import { Composer } from '../../posts/public.ts'
import { BlockedPosts } from './BlockedPosts.tsx'
import { HeldPosts } from './HeldPosts.tsx'
import classes from './HeldPosts.module.css'
import { TopicBar } from '../topics/TopicBar.tsx'
import { PostSearch, type Sought, useSeek } from './PostSearch.tsx'

/** A group's posts, all, or those with words or a tag; members also get the composer. */
export function GroupPosts({ group }: { group: Group }) {
  const { id, group_name: name, role } = group
  const sought: Sought = useSearch({ strict: false })
  const { q, tag } = sought
  const seek = useSeek(id)
  const topic = /^[1-9]\d{0,14}$/.test(sought.topic ?? '') ? Number(sought.topic) : undefined
  const topicName = group.topics.find(({ group_topic_id }) => group_topic_id === topic)?.name
  const isMember = mayInGroup(role, 'write')
  return (
    <>
      {isMember && <Composer place={`group.${id}`} />}
      {role === 'member' && group.approves_posts === 1 && (
        <p className={classes.note}>
          <Trans>Your posts appear here once the group has approved them.</Trans>
        </p>
      )}
      {mayInGroup(role, 'approve') && <HeldPosts groupId={id} count={group.held_count} />}
      <TopicBar group={group} chosen={tag ? undefined : (topic ?? (q ? undefined : 'all'))} onChoose={seek} />
      <PostSearch groupId={id} sought={sought} />
      {mayInGroup(role, 'delete_posts') && <BlockedPosts groupId={id} />}
      {tag ? (
        <GroupTagFeed
          key={tag}
          groupId={id}
          groupName={name}
          tag={tag}
          emptyHint={<Trans>No posts with #{tag} in this group yet.</Trans>}
        />
      ) : topic ? (
        <GroupTopicFeed
          key={topic}
          groupId={id}
          groupName={name}
          topic={topic}
          topicName={topicName ?? name}
          emptyHint={
            topicName === undefined ? (
              <Trans>This topic is no longer there.</Trans>
            ) : (
              <Trans>No posts about this yet.</Trans>
            )
          }
        />
      ) : q ? (
        <GroupFoundFeed key={q} groupId={id} groupName={name} words={q} onShowAll={() => seek({})} />
      ) : (
        <GroupFeed
          groupId={id}
          groupName={name}
          emptyHint={
            isMember ? (
              <Trans>No posts yet. Be the first.</Trans>
            ) : (
              <Trans>No posts here yet. Join to write the first.</Trans>
            )
          }
        />
      )}
    </>
  )
}
