import type { Group } from '@commons/contract/groups/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense, useEffect, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useIsAbsent } from '../../../ui/network.ts'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { CardSkeleton } from '../../../ui/states/Skeletons.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { piece } from '../../../ui/states/piece.tsx'
import { GroupEdit } from '../owner/GroupEdit.tsx'
import { GroupAbout } from './GroupAbout.tsx'
import { GroupBody, GroupTab, showsChat } from './GroupBody.tsx'
import { GroupHead } from './GroupHead.tsx'
import { GroupSlimHead } from './GroupSlimHead.tsx'
import classes from './GroupPage.module.css'
import { LinkNote } from './LinkNote.tsx'
import { useGroupSeen } from './use-group-seen.ts'

const projectParts = () => import('../../projects/detail/public.ts')
const ProjectEdit = piece(async () => ({ default: (await projectParts()).ProjectEdit }))
const ProjectBody = piece(async () => ({ default: (await projectParts()).ProjectBody }))
const ProjectSections = piece(async () => ({ default: (await projectParts()).ProjectSections }))

/** Shown if the group doesn't exist or the viewer has no access; the two look the same. */
function GroupAbsent() {
  const { t } = useLingui()
  usePageTitle(t`Group not found`)
  return (
    <Card as="div">
      <VisuallyHidden as="h1">{t`Group not found`}</VisuallyHidden>
      <EmptyState
        title={<Trans>We can't find this group</Trans>}
        hint={<Trans>It was deleted, or you don't have access to it.</Trans>}
        action={
          <Button component={Link} to={paths.discoverGroups()} variant="light">
            <Trans>Discover groups</Trans>
          </Button>
        }
      />
    </Card>
  )
}

interface ShownProps {
  group: Group
  /** The invitation link that was opened, and whether it works. */
  link: { readonly token: string; readonly works: boolean } | undefined
}

function Shown({ group, link }: ShownProps) {
  const navigate = useNavigate()
  usePageTitle(group.group_name)
  const asked: { edit?: string; tab?: string; tag?: string; token?: string } = useSearch({ strict: false })
  const [isEditing, setIsEditing] = useState(asked.edit === '1' && mayInGroup(group.role, 'update'))
  const isWithoutProjects = useIsAbsent('projects')
  const isProject = group.is_project === 1 && !isWithoutProjects
  const stopEditing = () => {
    setIsEditing(false)
    if (asked.edit)
      void navigate({ to: paths.group(group.id), search: {}, replace: true, resetScroll: false })
  }
  const edit = useFocusBack(isEditing)
  const isIn = group.is_group_member === 'Leave'
  useGroupSeen(group)
  // Members get the group's own URL, so that copying it doesn't share the invitation link.
  useEffect(() => {
    if (isIn && link) void navigate({ to: paths.group(group.id), search: {}, replace: true })
  }, [isIn, link, group.id, navigate])
  const token = link?.works && !isIn ? link.token : undefined
  if (showsChat(group, asked.tab))
    return (
      <div className={clsx(classes.page, classes.fits)}>
        <GroupSlimHead group={group} />
        <GroupBody
          group={group}
          token={token}
          sections={
            isProject ? (
              <Suspense>
                <ProjectSections group={group} shown="chat" token={asked.token} />
              </Suspense>
            ) : undefined
          }
        />
      </div>
    )
  return (
    <div className={classes.page}>
      {link && !isIn && <LinkNote works={link.works} />}
      <div {...focusArea}>
        {isEditing ? (
          isProject ? (
            <Suspense>
              <ProjectEdit group={group} onClose={stopEditing} />
            </Suspense>
          ) : (
            <GroupEdit group={group} onClose={stopEditing} />
          )
        ) : (
          <GroupHead
            group={group}
            token={token}
            isProject={isProject}
            editRef={edit}
            onEdit={() => setIsEditing(true)}
          />
        )}
      </div>
      {isProject ? (
        <Suspense fallback={<CardSkeleton />}>
          <ProjectBody
            group={group}
            asked={asked}
            renderTab={(name) => <GroupTab group={group} token={token} name={name} />}
            rules={<GroupAbout group={group} isSide />}
          />
        </Suspense>
      ) : (
        <GroupBody group={group} token={token} />
      )}
    </div>
  )
}

function GroupOf({ id }: { id: number }) {
  const { t } = useLingui()
  usePageTitle(t`Group`)
  const { token }: { token?: string } = useSearch({ strict: false })
  const asked = token ? { group_id: id, token } : { group_id: id }
  const read = useRead('group_detail', asked, { isFilter: true })
  const { data, error } = read
  if (error?.refusal === 'group_not_found') return <GroupAbsent />
  if (data)
    return <Shown group={data.recdata} link={token ? { token, works: data.link_works === 1 } : undefined} />
  return (
    <div className={classes.page}>
      <VisuallyHidden as="h1">{t`Group`}</VisuallyHidden>
      <LoadingPage read={read}>
        <CardSkeleton picture />
        <CardSkeleton />
      </LoadingPage>
    </div>
  )
}

/** A group's page with its header, posts, chat and members. */
export default function GroupPage() {
  const { groupId = '' } = useParams({ strict: false })
  // The key resets the page, so that another group's content isn't shown while the new one loads.
  return /^[1-9][0-9]{0,15}$/.test(groupId) ? <GroupOf key={groupId} id={Number(groupId)} /> : <GroupAbsent />
}
