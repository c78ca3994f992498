import type { Post } from '@commons/contract/posts/posts.ts'
import { useLingui } from '@lingui/react/macro'
import { IconFolder, IconLink, IconShare3 } from '@tabler/icons-react'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { useSaveEntry } from '../../../saves/save-toggle.tsx'
import { openSaveTo } from '../folders/open-save-to.ts'
import { postSaves } from '../saved/save-post.ts'
import { copyLink } from '../../../ui/share/copy-link.ts'
import { shareLink, sharePost } from '../share/share-link.tsx'

/** What everybody can do with a post they see. */
export function useSharedEntries(post: Post): MenuEntry[] {
  const { t } = useLingui()
  const save = useSaveEntry(postSaves, post.target_post_id, post)
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
    save,
    {
      label: t`Save to…`,
      icon: <IconFolder size={20} aria-hidden="true" />,
      onSelect: () => openSaveTo(post.target_post_id),
    },
  ]
}
