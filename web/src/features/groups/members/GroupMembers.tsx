import type { Group } from '@commons/contract/groups/groups.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { ListSearch, NobodyFound, SearchedRows, useListSearch } from '../../../shown/ListSearch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import listPage from '../../../shown/ListPage.module.css'
import classes from '../lists/GroupLists.module.css'
import { BannedEntry } from './BannedEntry.tsx'
import { GroupApproval } from './GroupApproval.tsx'
import { GroupLinks } from './GroupLinks.tsx'
import { GroupQuestions } from './GroupQuestions.tsx'
import { GroupRequests } from './GroupRequests.tsx'
import { MemberEntry } from './MemberEntry.tsx'

const shownRoles = ['', 'owner', 'moderator', 'member', 'banned'] as const
type ShownRole = (typeof shownRoles)[number]

/** Shown if the list is empty. */
function Nobody({ role }: { role: ShownRole }) {
  if (role === 'banned')
    return (
      <EmptyState
        title={<Trans>Nobody is banned</Trans>}
        hint={<Trans>People you ban can't find the group any more.</Trans>}
      />
    )
  return (
    <EmptyState
      title={<Trans>Nobody here with this role</Trans>}
      hint={<Trans>Choose another role to see more people.</Trans>}
    />
  )
}

interface MemberListProps {
  group: Group
  role: ShownRole
  search: ReturnType<typeof useListSearch>
}

/** A group's members, optionally with a certain role. */
function MemberList({ group, role, search }: MemberListProps) {
  const list = useReadMore(
    'group_member_list',
    { group_id: group.id, ...search.input, ...(role !== '' && { role }), limit: 20 },
    { isFilter: true },
  )
  return (
    <SearchedRows
      of={list}
      search={search}
      className={classes.rows}
      renderFound={(count) =>
        count > 0 && <Plural value={count} one="# person found" other="# people found" />
      }
      empty={<Nobody role={role} />}
      none={<NobodyFound />}
    >
      {(member) =>
        role === 'banned' ? (
          <BannedEntry key={member.user_id} groupId={group.id} member={member} />
        ) : (
          <MemberEntry key={member.user_id} group={group} member={member} />
        )
      }
    </SearchedRows>
  )
}

/** A group's members; its owner and moderators also get requests to join and invitation links. */
export function GroupMembers({ group }: { group: Group }) {
  const { t } = useLingui()
  const id = useId()
  const search = useListSearch()
  const [role, setRole] = useState<ShownRole>('')
  const labels: Record<ShownRole, string> = {
    '': t`All members`,
    owner: t`Owner`,
    moderator: t`Moderators`,
    member: t`Members`,
    banned: t`Banned`,
  }
  const roles = shownRoles.filter((each) => each !== 'banned' || mayInGroup(group.role, 'ban'))
  const mayInvite = mayInGroup(group.role, 'invite')
  return (
    <>
      {mayInGroup(group.role, 'accept') && <GroupRequests groupId={group.id} />}
      <Card as="section" aria-labelledby={id}>
        <div className={listPage.list}>
          <div className={clsx(listPage.head, classes.inside)}>
            <h2 id={id} className={classes.title}>
              <Trans>Members</Trans>
            </h2>
            {mayInvite && (
              <Button
                leftSection={<IconUserPlus size={20} aria-hidden="true" />}
                onClick={() => void openDialog(() => import('./AddMemberDialog.tsx'), { groupId: group.id })}
              >
                <Trans>Add members</Trans>
              </Button>
            )}
          </div>
          <div className={classes.filters}>
            <ListSearch search={search} />
            <NativeSelect
              size="md"
              aria-label={t`Role`}
              value={role}
              onChange={({ currentTarget: { value } }) =>
                setRole(shownRoles.find((each) => each === value) ?? '')
              }
              data={roles.map((value) => ({ value, label: labels[value] }))}
            />
          </div>
          {/* The key keeps members from showing while banned people load, and the reverse. */}
          <MemberList
            key={role === 'banned' ? 'banned' : 'joined'}
            group={group}
            role={role}
            search={search}
          />
        </div>
      </Card>
      {group.is_closed_group === 1 && mayInGroup(group.role, 'questions') && <GroupQuestions group={group} />}
      {mayInGroup(group.role, 'approve') && <GroupApproval group={group} />}
      {mayInGroup(group.role, 'link') && <GroupLinks groupId={group.id} />}
    </>
  )
}
