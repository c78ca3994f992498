import type { Post } from '@commons/contract/posts.ts'
import { useLingui } from '@lingui/react/macro'
import { IconBookmark, IconBookmarkFilled, IconLink, IconShare3 } from '@tabler/icons-react'
import type { MenuEntry } from '../../../ui/actions/ActionMenu.tsx'
import { useSave } from '../saved/save-post.ts'
import { copyLink } from '../../../ui/share/share.ts'
import { shareLink, sharePost } from '../share/share-link.tsx'

/** What everybody can do with a post they see. */
export function useSharedEntries(post: Post): MenuEntry[] {
  const { t } = useLingui()
  const { saved, toggle } = useSave(post)
  return [
    {
      label: t`Share`,
      icon: <IconShare3 size={20} aria-hidden="true" />,
      onSelect: () => void sharePost(post),
    },
    {
      label: t`Copy link`,
      icon: <IconLink size={20} aria-hidden="true" />,
      onSelect: () => void copyLink(shareLink('post', post.target_post_id)),
    },
    saved
      ? {
          label: t`Remove from Saved`,
          icon: <IconBookmarkFilled size={20} aria-hidden="true" />,
          onSelect: () => void toggle(),
        }
      : {
          label: t`Save`,
          icon: <IconBookmark size={20} aria-hidden="true" />,
          onSelect: () => void toggle(),
        },
  ]
}
