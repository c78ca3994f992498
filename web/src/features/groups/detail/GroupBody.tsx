import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import type { Group } from '@commons/contract/groups/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, type ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { piece } from '../../../ui/states/piece.tsx'
import { SectionLinks } from '../../../shown/SectionLinks.tsx'
import { GroupMembers } from '../members/GroupMembers.tsx'
import classes from './GroupPage.module.css'
import { GroupAbout } from './GroupAbout.tsx'
import { GroupPosts } from './GroupPosts.tsx'
import { JoinToSee } from './JoinToSee.tsx'

const GroupChat = piece(() => import('../chat/GroupChat.tsx'))
const GroupEvents = piece(() => import('../events/GroupEvents.tsx'))

interface BodyProps {
  group: Group
  /** The token of a working invitation link. */
  token: string | undefined
}

interface Tab {
  /** The tab's name in the URL; the first has none there. */
  readonly name: 'chat' | 'events' | 'members' | 'about' | undefined
  readonly label: ReactNode
  /** In a closed group, only members see its content. */
  readonly isForMembers: boolean
  readonly Body: (props: BodyProps) => ReactNode
}

const isMember = ({ is_group_member }: Group) => is_group_member === 'Leave'

function Chat({ group }: { group: Group }) {
  const { id, group_name, avatar, role } = group
  const mayWrite = mayInGroup(role, 'write')
  const callable = useMemo(
    () => (mayWrite ? { place: { group_id: id }, name: group_name, avatar, hasCamera: true } : undefined),
    [mayWrite, id, group_name, avatar],
  )
  return (
    <Suspense>
      <GroupChat
        groupId={id}
        mayWrite={mayWrite}
        mayDelete={mayInGroup(role, 'delete_posts')}
        callable={callable}
      />
    </Suspense>
  )
}

const posts: Tab = {
  name: undefined,
  label: <Trans>Posts</Trans>,
  isForMembers: true,
  Body: ({ group }) => <GroupPosts group={group} />,
}
const tabs: readonly Tab[] = [
  posts,
  {
    name: 'chat',
    label: <Trans>Chat</Trans>,
    isForMembers: true,
    Body: ({ group, token }) =>
      isMember(group) ? <Chat group={group} /> : <JoinToSee group={group} token={token} />,
  },
  {
    name: 'events',
    label: <Trans>Events</Trans>,
    isForMembers: true,
    Body: ({ group }) => (
      <Suspense>
        <GroupEvents group={group} />
      </Suspense>
    ),
  },
  {
    name: 'members',
    label: <Trans>Members</Trans>,
    isForMembers: true,
    Body: ({ group }) => <GroupMembers group={group} />,
  },
  {
    name: 'about',
    label: <Trans>About</Trans>,
    isForMembers: false,
    Body: ({ group }) => <GroupAbout group={group} />,
  },
]

/** Whether this tab shows the chat, which fills the screen. */
export const showsChat = (group: Group, tab: string | undefined): boolean => tab === 'chat' && isMember(group)

/** The content of one of a group's tabs, or what joining gives to members who can't see it. */
export function GroupTab({ group, token, name }: BodyProps & { name: Tab['name'] }) {
  const { isForMembers, Body } = tabs.find((tab) => tab.name === name) ?? posts
  return group.is_open_to_me === 1 || !isForMembers ? (
    <Body group={group} token={token} />
  ) : (
    <JoinToSee group={group} token={token} />
  )
}

interface GroupBodyProps extends BodyProps {
  /** In place of a group's own links to its tabs. */
  sections?: ReactNode
}

/** A group's page below its header: tabs and the selected one, with facts beside it on wide screens. */
export function GroupBody({ group, token, sections }: GroupBodyProps) {
  const { t } = useLingui()
  const asked: { tab?: string; token?: string } = useSearch({ strict: false })
  const isWide = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false })
  const shown = tabs.find(({ name }) => name === asked.tab) ?? posts
  const hasSide = isWide && shown.name !== 'about'
  return (
    <>
      {sections ?? (
        <SectionLinks
          label={t`Group`}
          to={paths.group(group.id)}
          shown={shown.name ?? ''}
          sections={tabs.map(({ name, label }) => ({
            key: name ?? '',
            label,
            search: { ...(name !== undefined && { tab: name }), ...(asked.token && { token: asked.token }) },
          }))}
        />
      )}
      <div className={classes.columns} data-side={hasSide || undefined}>
        <div className={classes.main}>
          <GroupTab group={group} token={token} name={shown.name} />
        </div>
        {hasSide && (
          <div className={classes.side}>
            <GroupAbout group={group} isSide />
          </div>
        )}
      </div>
    </>
  )
}
