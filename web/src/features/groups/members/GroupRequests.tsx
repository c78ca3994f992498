import type { GroupRequest } from '@commons/contract/groups-members.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { useWrite } from '../../../api/use-call.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/toast.ts'
import listPage from '../../../shown/ListPage.module.css'
import classes from '../lists/GroupLists.module.css'
import { PersonRow } from './PersonRow.tsx'

function Request({ request }: { request: GroupRequest }) {
  const { t } = useLingui()
  const { group_request_id, group_id, kind, full_name: name, user_id } = request
  const isAsking = kind === 'requested'
  const lane = `group:${group_id}:${user_id}`
  const accept = useWrite('group_request_accept', { lane })
  const end = useWrite('group_request_delete', {
    lane,
    toasts: 'failure',
    onDone: () => toast.success(isAsking ? t`Request declined` : t`Invitation taken back`),
  })
  return (
    <PersonRow
      member={request}
      note={
        <>
          {isAsking ? <Trans>Asks to join</Trans> : <Trans>Invited</Trans>} · {request.duration}
        </>
      }
    >
      {isAsking && (
        <Button
          size="sm"
          aria-label={t`Accept ${name}`}
          loading={accept.isPending}
          disabled={end.isPending}
          onClick={() => accept.mutate({ group_request_id })}
        >
          <Trans>Accept</Trans>
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        aria-label={isAsking ? t`Decline ${name}` : t`Take back the invitation of ${name}`}
        loading={end.isPending}
        disabled={accept.isPending}
        onClick={() => end.mutate({ group_request_id })}
      >
        {isAsking ? <Trans>Decline</Trans> : <Trans>Take back</Trans>}
      </Button>
    </PersonRow>
  )
}

/** A group's open requests to join and invitations; nothing if there are none. */
export function GroupRequests({ groupId }: { groupId: number }) {
  const id = useId()
  const {
    read: { data, error, refetch },
    more,
  } = useReadMore('group_request_list', { group_id: groupId, limit: 10 })
  const rows = data?.flatMap(({ recdata }) => recdata) ?? []
  if (rows.length === 0 && !error) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        <Trans>Requests and invitations</Trans>
      </h2>
      {error ? (
        <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <div className={listPage.list}>
          <ul className={classes.rows}>
            {rows.map((request) => (
              <Request key={request.group_request_id} request={request} />
            ))}
          </ul>
          {more.isThere && <MoreButton more={more} />}
        </div>
      )}
    </Card>
  )
}
