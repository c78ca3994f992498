/** The sections of a profile below its header. */
import type { ProfileBanner } from '@commons/contract/profiles.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { piece } from '../../ui/piece.tsx'
import { MemberPosts } from './MemberPosts.tsx'
import type { SectionProps } from './section-props.ts'

const About = piece(() => import('./about/About.tsx'))
const MemberGroups = piece(async () => ({
  default: (await import('../groups/profile/public.ts')).MemberGroups,
}))
const MemberList = piece(async () => ({
  default: (await import('../people/lists/public.ts')).MemberCard,
}))

const MemberReels = piece(async () => ({ default: (await import('../reels/profile/public.ts')).MemberReels }))

export interface Section {
  /** The section's name in the URL; the first has none there. */
  readonly name: string | undefined
  readonly label: ReactNode
  /** Shown only to the member themselves and to their followers. */
  readonly isOfFollowed?: true
  readonly Body: (props: SectionProps) => ReactNode
}

const timeline: Section = {
  name: undefined,
  label: <Trans>Timeline</Trans>,
  Body: MemberPosts,
}
const listed = ({ member, isOwn, viewAs }: SectionProps) => ({ member, isOwn, viewAs })
const others: readonly Section[] = [
  {
    name: 'reels',
    label: <Trans>Reels</Trans>,
    Body: ({ member, isOwn }) => <MemberReels userId={member.user_id} isOwn={isOwn} />,
  },
  {
    name: 'followers',
    label: <Trans>Followers</Trans>,
    isOfFollowed: true,
    Body: (props) => <MemberList of="followers" {...listed(props)} />,
  },
  {
    name: 'following',
    label: <Trans context="people a member follows">Following</Trans>,
    isOfFollowed: true,
    Body: (props) => <MemberList of="following" {...listed(props)} />,
  },
  {
    name: 'groups',
    label: <Trans>Groups</Trans>,
    isOfFollowed: true,
    Body: (props) => <MemberGroups {...listed(props)} />,
  },
  {
    name: 'about',
    label: <Trans>About</Trans>,
    Body: ({ member, viewAs, tab, onTab }) => (
      <About userId={member.user_id} viewAs={viewAs} tab={tab} onTab={onTab} />
    ),
  },
]

/** Returns the sections that the viewer may see, and the selected one, by default the first. */
export function sectionsOf(
  member: ProfileBanner,
  { isOwn }: Pick<SectionProps, 'isOwn'>,
  asked: string | undefined,
) {
  const mayAll = isOwn || member.is_friend === 1
  const all = [timeline, ...others.filter((each) => mayAll || !each.isOfFollowed)]
  return { all, shown: all.find(({ name }) => name === asked) ?? timeline }
}
