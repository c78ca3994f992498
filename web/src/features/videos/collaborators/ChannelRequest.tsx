import type { Channel } from '@commons/contract/videos/channels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { useWrite } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import classes from './Collaborators.module.css'

interface AskedProps {
  children: ReactNode
  label: ReactNode
  isBusy: boolean
  onAccept: () => void
  onDecline: () => void
}

function Asked({ children, label, isBusy, onAccept, onDecline }: AskedProps) {
  return (
    <div className={classes.note}>
      <p className={classes.said}>{children}</p>
      <div className={classes.answers}>
        <Button loading={isBusy} onClick={onAccept}>
          {label}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onDecline}>
          <Trans>Decline</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Asks a member who is invited to run a channel. */
export function Invitation({ channel }: { channel: Channel }) {
  const { t } = useLingui()
  const me = useSession()?.id
  const { id: channel_id, name, username, invited_as } = channel
  const lane = `channel:${channel_id}`
  const accept = useWrite('accept_collaboration', { lane })
  const decline = useWrite('delete_collaborator', {
    lane,
    toasts: 'failure',
    onDone: () => toast.success(t`Invitation declined`),
  })
  return (
    <Asked
      label={<Trans>Accept</Trans>}
      isBusy={accept.isPending || decline.isPending}
      onAccept={() => accept.mutate({ channel_id })}
      onDecline={() => me !== undefined && decline.mutate({ channel_id, member_user_id: me })}
    >
      {invited_as === 'manager' ? (
        <Trans>
          <bdi>@{username}</bdi> invites you to run <bdi>{name}</bdi> with them, as a manager.
        </Trans>
      ) : (
        <Trans>
          <bdi>@{username}</bdi> invites you to run <bdi>{name}</bdi> with them, as an editor.
        </Trans>
      )}
    </Asked>
  )
}

function Offer({ channel: { id: channel_id, username } }: { channel: Channel }) {
  const { t } = useLingui()
  const lane = `channel:${channel_id}`
  const accept = useWrite('accept_channel_offer', { lane })
  const decline = useWrite('delete_channel_offer', {
    lane,
    toasts: 'failure',
    onDone: () => toast.success(t`Offer declined`),
  })
  return (
    <Asked
      label={<Trans>Take it over</Trans>}
      isBusy={accept.isPending || decline.isPending}
      onAccept={() => accept.mutate({ channel_id })}
      onDecline={() => decline.mutate({ channel_id })}
    >
      <Trans>
        <bdi>@{username}</bdi> wants to hand this channel over to you. It becomes yours with all its videos,
        whose files then count towards your storage. Shares of what it earns end, and so does your own paid
        membership of it.
      </Trans>
    </Asked>
  )
}

function ProposedShare({ channel, percent }: { channel: Channel; percent: number }) {
  const { t } = useLingui()
  const me = useSession()?.id
  const { id: channel_id, username } = channel
  const lane = `channel:${channel_id}`
  const accept = useWrite('accept_channel_share', { lane })
  const decline = useWrite('decline_channel_share', {
    lane,
    toasts: 'failure',
    onDone: () => toast.success(t`Share declined`),
  })
  return (
    <Asked
      label={<Trans>Accept {percent} %</Trans>}
      isBusy={accept.isPending || decline.isPending}
      onAccept={() => accept.mutate({ channel_id, percent })}
      onDecline={() => me !== undefined && decline.mutate({ channel_id, member_user_id: me })}
    >
      <Trans>
        <bdi>@{username}</bdi> proposes {percent} % of what this channel earns to you: of every tip for its
        videos and every month its members pay, straight to your wallet. A share you have now stays until you
        accept.
      </Trans>{' '}
      <Trans>
        Either of you can end it at any time, and it ends with your role or a new owner. What you've been paid
        stays yours.
      </Trans>
    </Asked>
  )
}

/** What the owner of a channel asks the viewer, on its page; nothing for most. */
export function ChannelRequest({ channel }: { channel: Channel }) {
  const { invited_as, is_offered, share_proposed } = channel
  if (invited_as === null && is_offered === 0 && share_proposed === null) return null
  return (
    <Card as="div" className={classes.requests}>
      {is_offered === 1 && <Offer channel={channel} />}
      {invited_as !== null && <Invitation channel={channel} />}
      {share_proposed !== null && <ProposedShare channel={channel} percent={share_proposed} />}
    </Card>
  )
}
