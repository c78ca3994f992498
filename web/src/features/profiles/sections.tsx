/** The parts of a member's page below its head. */
import type { ProfileBanner } from '@commons/contract/profiles.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { openTexts } from '../../locales/language.ts'
import { piece } from '../../ui/piece.tsx'
import type { AboutTabName } from './about/about-kinds.ts'
import { MemberPosts } from './MemberPosts.tsx'

const About = piece(() => import('./about/About.tsx'))
const MemberList = piece(async () => {
  // What lists say while they load is the settings' too.
  const [lists] = await Promise.all([import('../people/lists/public.ts'), openTexts('settings')])
  return { default: lists.MemberList }
})

export interface SectionProps {
  member: ProfileBanner
  isOwn: boolean
  postId: number | undefined
  /** The tab of About. */
  tab: string | undefined
  onTab: (tab: AboutTabName) => void
}

export interface Section {
  /** As the address names it; the first one is unnamed. */
  readonly name: string | undefined
  readonly label: ReactNode
  /** Only members who follow this one have it, and themselves. */
  readonly isOfFollowed?: true
  readonly Body: (props: SectionProps) => ReactNode
}

const timeline: Section = {
  name: undefined,
  label: <Trans>Timeline</Trans>,
  Body: MemberPosts,
}
const others: readonly Section[] = [
  {
    name: 'followers',
    label: <Trans>Followers</Trans>,
    isOfFollowed: true,
    Body: ({ member, isOwn }) => <MemberList of="followers" member={member} isOwn={isOwn} />,
  },
  {
    name: 'following',
    label: <Trans context="people a member follows">Following</Trans>,
    isOfFollowed: true,
    Body: ({ member, isOwn }) => <MemberList of="following" member={member} isOwn={isOwn} />,
  },
  {
    name: 'about',
    label: <Trans>About</Trans>,
    Body: ({ member, tab, onTab }) => <About userId={member.user_id} tab={tab} onTab={onTab} />,
  },
]

/** The sections of a member's page that the reader may see, and the one asked for or else the first. */
export function sectionsOf(member: ProfileBanner, isOwn: boolean, asked: string | undefined) {
  const mayAll = isOwn || member.is_friend === 1
  const all = [timeline, ...others.filter(({ isOfFollowed }) => mayAll || !isOfFollowed)]
  return { all, shown: all.find(({ name }) => name === asked) ?? timeline }
}
