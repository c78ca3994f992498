import type { Post } from '@commons/contract/posts/posts.ts'
import { useLingui } from '@lingui/react/macro'
import { IconLinkOff, IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { useEditPost } from '../editing/use-edit-post.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useDeletePost } from '../card/use-delete-post.ts'
import { usePin } from '../pinned/pin-post.ts'
import { isPointer } from '../card/whose.ts'

/** What authors can do with their post, and reposters with their repost, which leaves the original as it is. */
export function useOwnEntries(post: Post): MenuEntry[] {
  const { t } = useLingui()
  const editPost = useEditPost()
  const { mutate: removeCard } = useWrite('post_link_card_delete')
  const deletePost = useDeletePost(post.post_id)
  const { pinned, toggle: togglePin } = usePin(post)
  const edit: MenuEntry = {
    label: t`Edit Post`,
    icon: <IconPencil size={20} aria-hidden="true" />,
    onSelect: () => editPost(post),
  }
  return [
    // Without a remark there is nothing to edit.
    ...(isPointer(post) ? [] : [edit]),
    // A repost shows its original's.
    ...(post.link_card && post.is_repost === 0
      ? [
          {
            label: t`Remove link preview`,
            icon: <IconLinkOff size={20} aria-hidden="true" />,
            onSelect: () => removeCard({ post_id: post.post_id }),
          },
        ]
      : []),
    pinned
      ? {
          label: t`Unpin from profile`,
          icon: <IconPinnedOff size={20} aria-hidden="true" />,
          onSelect: () => void togglePin(),
        }
      : {
          label: t`Pin to profile`,
          icon: <IconPin size={20} aria-hidden="true" />,
          onSelect: () => void togglePin(),
        },
    {
      label: t`Delete`,
      icon: <IconTrash size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () => void deletePost(),
    },
  ]
}
