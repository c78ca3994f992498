import type { ListedGroup } from '@commons/contract/groups/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { openDialog } from '../../ui/dialog/dialog-host.ts'
import { useMembership } from './use-membership.ts'

interface JoinActionsProps {
  group: ListedGroup
  /** The id of the viewer's own invitation, which they can answer here. */
  requestId?: number | null
  /** The token of a working invitation link. */
  token?: string | undefined
  small?: boolean
  /** Something else on the page matters more. */
  quiet?: boolean
}

/** The viewer's actions for joining or leaving a group. */
export function JoinActions({
  group,
  requestId = null,
  token,
  small = false,
  quiet = false,
}: JoinActionsProps) {
  const { t } = useLingui()
  const { id, group_name: name, is_group_member, role } = group
  const { isBusy, join, leave, takeBack, accept, decline } = useMembership(group, token)
  const size = small ? 'sm' : 'md'
  const joining = (
    <Button
      size={size}
      variant={quiet ? 'default' : 'filled'}
      loading={isBusy}
      aria-label={
        is_group_member === 'Ask to join' && token === undefined ? t`Ask to join ${name}` : t`Join ${name}`
      }
      onClick={join}
    >
      {is_group_member === 'Ask to join' && token === undefined ? (
        <Trans>Ask to join</Trans>
      ) : (
        <Trans>Join</Trans>
      )}
    </Button>
  )
  switch (is_group_member) {
    case 'Join':
    case 'Ask to join':
      return joining
    case 'Requested':
      return (
        <Button
          size={size}
          variant="default"
          loading={isBusy}
          aria-label={t`Take back your request to join ${name}`}
          onClick={takeBack}
        >
          <Trans>Requested · Take back</Trans>
        </Button>
      )
    case 'Invited':
      if (requestId === null)
        return (
          <Button component={Link} to={paths.group(id)} size={size} variant="light">
            <Trans>See invitation</Trans>
          </Button>
        )
      return (
        <>
          <Button
            size={size}
            loading={isBusy}
            aria-label={t`Accept the invitation to ${name}`}
            onClick={() => accept(requestId)}
          >
            <Trans>Accept</Trans>
          </Button>
          <Button
            size={size}
            variant="default"
            disabled={isBusy}
            aria-label={t`Decline the invitation to ${name}`}
            onClick={() => decline(requestId)}
          >
            <Trans>Decline</Trans>
          </Button>
        </>
      )
    case 'Leave':
      return (
        <Button
          size={size}
          variant="default"
          loading={isBusy}
          aria-label={t`Leave ${name}`}
          onClick={() =>
            role === 'owner'
              ? void openDialog(() => import('./owner/HandOverDialog.tsx'), { group, isLeaving: true })
              : void leave()
          }
        >
          <Trans>Leave</Trans>
        </Button>
      )
  }
}
