import type { Post } from '@commons/contract/posts/posts.ts'
import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { toggle, useToggle } from '../../api/toggle.ts'
import { useStore } from '../../ui/store.ts'
import { followedHere, unfollowedHere } from './members-here.ts'

/** Updates the cached posts of the member, because posts off the screen aren't read again now. */
function onCards(client: QueryClient, userId: number, is_following: 0 | 1): void {
  client.setQueriesData<{ recdata: Post }>({ queryKey: ['post_card'] }, (kept) =>
    kept?.recdata.user_id === userId ? { ...kept, recdata: { ...kept.recdata, is_following } } : kept,
  )
}

const follows = toggle<number, boolean, string>({
  async send(following_id, wanted, { client }) {
    const { is_following } = (await call(wanted ? 'follow' : 'unfollow', { following_id })).recdata
    onCards(client, following_id, is_following)
    followedHere.put(following_id, is_following === 1)
    return is_following === 1
  },
  changes: (following_id) => ['follow', { following_id }],
  hides: unfollowedHere,
  question: (wanted, about) => ({
    text: wanted ? t`Follow this.` : t`Unfollow this.`,
    about,
    skippedBy: 'followQuestion',
  }),
  done: (following, full_name) => (following ? t`Now following ${full_name}` : t`Unfollowed ${full_name}`),
  undone: (following, full_name) =>
    following ? t`Following ${full_name} again` : t`Unfollowed ${full_name}`,
  refused: () => t`Failure`,
})

/** The fields of a member that following needs. */
export interface Followed {
  readonly user_id: number
  readonly full_name: string
  readonly is_following: 0 | 1
}

/** Adds `is_following` to a member of a list that isn't read again at once: 1 if followed on this page. */
export function useAsFollowedHere<M extends Omit<Followed, 'is_following'>>(member: M): M & Followed {
  const isFollowed = useStore(followedHere, (ids) => ids.has(member.user_id))
  return { ...member, is_following: isFollowed ? 1 : 0 }
}

/** Returns whether the viewer follows a member, by their latest choice, and a function to change it. */
export function useFollow({ user_id, full_name, is_following }: Followed) {
  const { value: following, want } = useToggle(follows, user_id, is_following === 1, full_name)
  return { following, toggle: () => want(!following) }
}
