import type { GroupRequest } from '@commons/contract/groups-members.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import { toast } from '../../../ui/toast.ts'
import listPage from '../../../shown/ListPage.module.css'
import classes from './GroupLists.module.css'

function Request({ request }: { request: GroupRequest }) {
  const { t } = useLingui()
  const { group_request_id, kind, group_id, group_name: name, avatar, member_count } = request
  const lane = `group:${group_id}`
  const accept = useWrite('group_request_accept', { lane })
  const end = useWrite('group_request_delete', {
    lane,
    toasts: 'failure',
    onDone: () => toast.success(kind === 'invited' ? t`Invitation declined` : t`Request taken back`),
  })
  return (
    <li className={classes.row}>
      <MemberAvatar name={name} src={avatar} size={56} square />
      <div className={classes.names}>
        <Link to={paths.group(group_id)} className={classes.group}>
          <bdi>{name}</bdi>
        </Link>
        <p className={classes.facts}>
          {kind === 'invited' ? <Trans>You're invited</Trans> : <Trans>You asked to join</Trans>}
          {' · '}
          <Plural value={member_count} one="# member" other="# members" />
        </p>
      </div>
      <div className={classes.actions}>
        {kind === 'invited' && (
          <Button
            size="sm"
            aria-label={t`Accept the invitation to ${name}`}
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
          aria-label={
            kind === 'invited'
              ? t`Decline the invitation to ${name}`
              : t`Take back your request to join ${name}`
          }
          loading={end.isPending}
          disabled={accept.isPending}
          onClick={() => end.mutate({ group_request_id })}
        >
          {kind === 'invited' ? <Trans>Decline</Trans> : <Trans>Take back</Trans>}
        </Button>
      </div>
    </li>
  )
}

/** The member's open invitations and requests to join; nothing if there are none. */
export function OwnRequests() {
  const id = useId()
  const {
    read: { data, error, refetch },
    more,
  } = useReadMore('group_request_list', { limit: 10 })
  const rows = data?.flatMap(({ recdata }) => recdata) ?? []
  if (rows.length === 0 && !error) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        <Trans>Invitations and requests</Trans>
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
