import type { Post } from '@commons/contract/posts/posts.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { useLingui } from '@lingui/react/macro'
import { IconBookmarks, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react'
import { currentSession } from '../../../api/session.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { useDeletePost } from '../card/use-delete-post.ts'
import { posterOf } from '../card/whose.ts'

/** What the owner and moderators of a post's group can do with it. */
export function useGroupEntries({ group_id, ...post }: Post): MenuEntry[] {
  const { t } = useLingui()
  const { data } = useRead('group_detail', { group_id: group_id ?? 0 }, { enabled: group_id !== null })
  const group = group_id === null ? undefined : data?.recdata
  const isPinned = group?.pinned_post_ids.includes(post.post_id) === true
  const deletePost = useDeletePost(post.post_id)
  const pin = useWrite('group_pin', {
    lane: `group_pin:${group_id}`,
    toasts: 'failure',
    onDone: ({ is_pinned }) => toast.success(is_pinned === 1 ? t`Pinned in the group` : t`Unpinned`),
  })
  if (!group) return []
  const isOthers = posterOf({ ...post, group_id }).user_id !== currentSession()?.id
  return [
    ...(mayInGroup(group.role, 'pin')
      ? [
          {
            label: isPinned ? t`Unpin from the group` : t`Pin in the group`,
            icon: isPinned ? (
              <IconPinnedOff size={20} aria-hidden="true" />
            ) : (
              <IconPin size={20} aria-hidden="true" />
            ),
            onSelect: () => pin.mutate({ group_id: group.id, post_id: post.post_id }),
          },
        ]
      : []),
    ...(mayInGroup(group.role, 'topics') && group.topics.length > 0
      ? [
          {
            label: t`Change topic`,
            icon: <IconBookmarks size={20} aria-hidden="true" />,
            onSelect: () =>
              void openDialog(() => import('../editing/TopicDialog.tsx'), {
                groupId: group.id,
                postId: post.post_id,
                topic: post.group_topic_id,
              }),
          },
        ]
      : []),
    // Own posts have a Delete entry anyway.
    ...(isOthers && mayInGroup(group.role, 'delete_posts')
      ? [
          {
            label: t`Delete from the group`,
            icon: <IconTrash size={20} aria-hidden="true" />,
            destructive: true,
            onSelect: () => void deletePost(),
          },
        ]
      : []),
  ]
}
