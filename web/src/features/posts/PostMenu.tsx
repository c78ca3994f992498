import type { Post } from '@commons/contract/posts.ts'
import { useLingui } from '@lingui/react/macro'
import { IconLink, IconTrash } from '@tabler/icons-react'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { ActionMenu, type MenuEntry } from '../../ui/ActionMenu.tsx'
import { toast } from '../../ui/toast.ts'
import { useDeletePost } from './use-delete-post.ts'

/** What can be done with a post beside reacting to it. */
export function PostMenu({ post }: { post: Post }) {
  const { t } = useLingui()
  const session = useSession()
  const deletePost = useDeletePost(post.post_id)

  async function copyLink() {
    const link = new URL(`#${paths.timeline(post.user_id, post.post_id)}`, location.href).href
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t`Link copied to clipboard!`)
    } catch {
      // Browsers forbid it without https or a permission.
      toast.error(t`The link could not be copied. It is: ${link}`, { ms: 10_000 })
    }
  }

  const entries: MenuEntry[] = [
    { label: t`Copy link`, icon: <IconLink size={20} aria-hidden="true" />, onSelect: () => void copyLink() },
  ]
  if (session?.id === post.user_id)
    entries.push({
      label: t`Delete`,
      icon: <IconTrash size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () => void deletePost(),
    })
  return <ActionMenu label={t`Menu of the post by ${post.full_name}`} entries={entries} />
}
