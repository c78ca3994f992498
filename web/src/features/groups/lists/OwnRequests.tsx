import type { GroupRequest } from '@commons/contract/groups/members.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RequestButtons } from '../members/RequestButtons.tsx'
import { RequestsCard } from '../members/RequestsCard.tsx'
import classes from './GroupLists.module.css'

function Request({ request }: { request: GroupRequest }) {
  const { t } = useLingui()
  const { group_request_id, kind, group_id, group_name: name, avatar, member_count } = request
  const isInvited = kind === 'invited'
  return (
    <li className={classes.row}>
      <MemberAvatar name={name} src={avatar} size={56} square />
      <div className={classes.names}>
        <Link to={paths.group(group_id)} className={clsx(classes.group, classes.leads)}>
          <bdi>{name}</bdi>
        </Link>
        <p className={classes.facts}>
          {isInvited ? <Trans>You're invited</Trans> : <Trans>You asked to join</Trans>}
          {' · '}
          <Plural value={member_count} one="# member" other="# members" />
        </p>
      </div>
      <div className={classes.actions}>
        <RequestButtons
          groupRequestId={group_request_id}
          lane={`group:${group_id}`}
          acceptLabel={isInvited ? t`Accept the invitation to ${name}` : undefined}
          endLabel={
            isInvited ? t`Decline the invitation to ${name}` : t`Take back your request to join ${name}`
          }
          ended={isInvited ? t`Invitation declined` : t`Request taken back`}
        />
      </div>
    </li>
  )
}

/** The member's open invitations and requests to join; nothing if there are none. */
export function OwnRequests() {
  return (
    <RequestsCard title={<Trans>Invitations and requests</Trans>}>
      {(request) => <Request key={request.group_request_id} request={request} />}
    </RequestsCard>
  )
}
