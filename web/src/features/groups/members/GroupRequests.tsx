import type { GroupRequest } from '@commons/contract/groups/members.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PersonRow } from '../../../shown/PersonRow.tsx'
import { Answers } from './Answers.tsx'
import { RequestButtons } from './RequestButtons.tsx'
import { RequestsCard } from './RequestsCard.tsx'

function Request({ request }: { request: GroupRequest }) {
  const { t } = useLingui()
  const { group_request_id, group_id, kind, full_name: name, user_id } = request
  const isAsking = kind === 'requested'
  return (
    <PersonRow
      member={request}
      note={
        <>
          {isAsking ? <Trans>Asks to join</Trans> : <Trans>Invited</Trans>} · {request.duration}
        </>
      }
      below={<Answers of={request} />}
    >
      <RequestButtons
        groupRequestId={group_request_id}
        lane={`group:${group_id}:${user_id}`}
        acceptLabel={isAsking ? t`Accept ${name}` : undefined}
        endLabel={isAsking ? t`Decline ${name}` : t`Take back the invitation of ${name}`}
        ended={isAsking ? t`Request declined` : t`Invitation taken back`}
      />
    </PersonRow>
  )
}

/** A group's open requests to join and invitations; nothing if there are none. */
export function GroupRequests({ groupId }: { groupId: number }) {
  return (
    <RequestsCard title={<Trans>Requests and invitations</Trans>} groupId={groupId}>
      {(request) => <Request key={request.group_request_id} request={request} />}
    </RequestsCard>
  )
}
