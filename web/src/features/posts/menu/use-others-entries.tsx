import type { Post } from '@commons/contract/posts/posts.ts'
import { useLingui } from '@lingui/react/macro'
import {
  IconBan,
  IconFlag,
  IconHelpCircle,
  IconListDetails,
  IconUserMinus,
  IconUserOff,
  IconUserPlus,
  IconVolumeOff,
} from '@tabler/icons-react'
import { useRead } from '../../../api/use-call.ts'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useOfferJob } from '../../../shown/offer/use-offer-job.tsx'
import { openMute } from '../mute/open-mute.ts'
import { useReport } from '../../moderation/public.ts'
import { openAddToLists } from '../../people/people-lists/public.ts'
import { muteMember, useBlock, useFollow } from '../../people/public.ts'
import { isPointer, subjectOf } from '../card/whose.ts'

/**
 * Returns whether the viewer follows the member whom the menu is about. A post does not tell this of the
 * author of a remark.
 */
function useFollowing(post: Post): 0 | 1 | undefined {
  const isSaid = post.is_repost === 0 || isPointer(post)
  const { data } = useRead(
    'avatar_banner',
    { view_user_id: subjectOf(post).user_id },
    // Skip the request if the card knows, so that the menu need not wait.
    { enabled: !isSaid },
  )
  return isSaid ? post.is_following : data?.recdata.is_friend
}

/** The menu entries for another member's post: for seeing more of it or its author, and less. */
export function useOthersEntries(post: Post): { about: MenuEntry[]; against: MenuEntry[] } {
  const { t } = useLingui()
  const { user_id, full_name } = subjectOf(post)
  const is_following = useFollowing(post)
  const { following, toggle } = useFollow({ user_id, full_name, is_following: is_following ?? 0 })
  const block = useBlock({ user_id, full_name })
  const report = useReport()
  const offer = useOfferJob({ about: 'post', id: post.target_post_id, to: user_id, name: full_name })
  const follow: MenuEntry = following
    ? {
        label: t`Unfollow`,
        icon: <IconUserMinus size={20} aria-hidden="true" />,
        onSelect: () => void toggle(),
      }
    : {
        label: t`Follow`,
        icon: <IconUserPlus size={20} aria-hidden="true" />,
        onSelect: () => void toggle(),
      }
  return {
    about: [
      ...(is_following === undefined ? [] : [follow]),
      {
        label: t`Add to a list`,
        icon: <IconListDetails size={20} aria-hidden="true" />,
        onSelect: () => openAddToLists({ user_id, full_name }),
      },
      {
        label: t`Why am I seeing this?`,
        icon: <IconHelpCircle size={20} aria-hidden="true" />,
        onSelect: () => void openDialog(() => import('../why/WhyDialog.tsx'), { postId: post.post_id }),
      },
      {
        label: t`Mute a tag or a word`,
        icon: <IconVolumeOff size={20} aria-hidden="true" />,
        onSelect: () => openMute(post.hashtag_link),
      },
      ...offer,
    ],
    against: [
      {
        label: t`Mute this person`,
        icon: <IconUserOff size={20} aria-hidden="true" />,
        onSelect: () => muteMember({ user_id, full_name }),
      },
      {
        label: t`Report`,
        icon: <IconFlag size={20} aria-hidden="true" />,
        onSelect: () => report({ type: 'post', id: post.target_post_id, name: full_name }),
      },
      {
        label: t`Block User`,
        icon: <IconBan size={20} aria-hidden="true" />,
        destructive: true,
        onSelect: () => void block(),
      },
    ],
  }
}
