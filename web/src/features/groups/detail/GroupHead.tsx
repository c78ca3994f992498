import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import type { Group } from '@commons/contract/groups/groups.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import type { Ref } from 'react'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CoverPattern } from '../../../ui/pictures/CoverPattern.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { ReportMenu } from '../../moderation/public.ts'
import { GroupType } from '../GroupType.tsx'
import { useGroupOffer } from '../use-group-offer.ts'
import { JoinActions } from '../JoinActions.tsx'
import { OwnerMenu } from '../owner/OwnerMenu.tsx'
import classes from './GroupHead.module.css'
import { MemberStack } from './MemberStack.tsx'
import { NoticeMenu } from './NoticeMenu.tsx'

interface GroupHeadProps {
  group: Group
  /** The token of a working invitation link. */
  token: string | undefined
  /** Its page has the description further down, and something that matters more than joining. */
  isProject: boolean
  /** The button that starts editing. */
  editRef: Ref<HTMLButtonElement>
  onEdit: () => void
}

/** A group's pictures, name and description, with the viewer's actions. */
export function GroupHead({ group, token, isProject, editRef, onEdit }: GroupHeadProps) {
  const { t } = useLingui()
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const { id, group_name: name, avatar, banner, description, member_count, members, invited_by, role } = group
  const offer = useGroupOffer(group)
  const inviter = invited_by?.full_name
  return (
    <Card as="header" className={classes.head}>
      <div className={classes.banner}>{banner ? <img src={banner} alt="" /> : <CoverPattern />}</div>
      <div className={classes.face}>
        <MemberAvatar name={name} src={avatar} size={wide ? 128 : 96} square />
      </div>
      <div className={classes.below}>
        <div className={classes.names}>
          <h1 className={classes.name}>
            <bdi>{name}</bdi>
          </h1>
          <p className={classes.facts}>
            <GroupType of={group} />
            <span aria-hidden="true">·</span>
            <span>
              <Plural value={member_count} one="# member" other="# members" />
            </span>
          </p>
          {role === 'invited' && (
            <p className={classes.facts}>
              {inviter ? <Trans>{inviter} invited you.</Trans> : <Trans>You're invited.</Trans>}
            </p>
          )}
          {members.length > 0 && <MemberStack members={members} />}
          {isProject
            ? group.short_description !== '' && (
                <p dir="auto" className={classes.blurb}>
                  {group.short_description}
                </p>
              )
            : description !== '' && <FoldedText name={`group.${id}`} text={description} />}
        </div>
        <div className={classes.actions}>
          {mayInGroup(role, 'update') && (
            <Button
              ref={editRef}
              variant="default"
              leftSection={<IconPencil size={20} aria-hidden="true" />}
              onClick={onEdit}
            >
              <Trans>Edit</Trans>
            </Button>
          )}
          <JoinActions group={group} requestId={group.group_request_id} token={token} quiet={isProject} />
          {group.notice !== null && <NoticeMenu groupId={id} groupName={name} notice={group.notice} />}
          {mayInGroup(role, 'delete') ? (
            <OwnerMenu group={group} />
          ) : (
            <ReportMenu
              label={t`More for ${name}`}
              entries={offer}
              reported={{ type: group.is_project === 1 ? 'project' : 'group', id, name }}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
