import type { Group } from '@commons/contract/groups/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { SectionLinks } from '../../../shown/SectionLinks.tsx'

export type SectionName =
  | 'story'
  | 'rewards'
  | 'updates'
  | 'questions'
  | 'posts'
  | 'backers'
  | 'chat'
  | 'members'

const sections: ReadonlyArray<readonly [SectionName, ReactNode]> = [
  ['story', <Trans key="story">Story</Trans>],
  ['rewards', <Trans key="rewards">Rewards</Trans>],
  ['updates', <Trans key="updates">Updates</Trans>],
  ['questions', <Trans key="questions">Questions</Trans>],
  ['posts', <Trans key="posts">Posts</Trans>],
  ['backers', <Trans key="backers">Backers</Trans>],
  ['chat', <Trans key="chat">Chat</Trans>],
  ['members', <Trans key="members">Members</Trans>],
]

/** Returns the section that an address asks for; the story for any other. A tag is one of the posts. */
export const sectionOf = ({ tab, tag }: { tab?: string; tag?: string }): SectionName =>
  sections.find(([name]) => name === tab)?.[0] ?? (tag === undefined ? 'story' : 'posts')

interface ProjectSectionsProps {
  group: Group
  shown: SectionName
  /** The invitation link that was opened; it stays in the address. */
  token: string | undefined
}

/** Links to the sections of a project's page. */
export function ProjectSections({ group, shown, token }: ProjectSectionsProps) {
  const { t } = useLingui()
  return (
    <SectionLinks
      label={t`Project`}
      to={paths.group(group.id)}
      shown={shown}
      sections={sections.map(([key, label]) => ({
        key,
        label,
        search: { ...(key !== 'story' && { tab: key }), ...(token && { token }) },
      }))}
    />
  )
}
