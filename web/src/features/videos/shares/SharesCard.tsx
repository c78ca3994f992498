import { mayInChannel } from '@commons/contract/shared/channel.ts'
import type { Channel } from '@commons/contract/videos/channels.ts'
import type { ChannelShare } from '@commons/contract/videos/shares.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useConnection } from '../../../api/connection.ts'
import { useSession } from '../../../api/session.ts'
import { useRead } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import listPage from '../../../shown/ListPage.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { PersonRow } from '../../../shown/PersonRow.tsx'
import rows from '../../../shown/Rows.module.css'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import classes from './Shares.module.css'
import { useGiveUp } from './use-give-up.ts'
import { useShareEntries } from './use-share-entries.tsx'

/** Who has which share of what a channel earns, for those who run it. */
export default function SharesCard({ channel }: { channel: Channel }) {
  const read = useRead('get_channel_shares', { channel_id: channel.id })
  return (
    <Card aria-labelledby="channel-shares" className={classes.card}>
      <h2 id="channel-shares" className={classes.title}>
        <Trans>Shares</Trans>
      </h2>
      <Loaded read={read}>{({ response }) => <Shares channel={channel} shares={response} />}</Loaded>
    </Card>
  )
}

function Shares({ channel, shares }: { channel: Channel; shares: readonly ChannelShare[] }) {
  const me = useSession()?.id
  const isOwner = mayInChannel(channel.role, 'share')
  if (shares.length < 2) return <NobodyYet channel={channel} />
  return (
    <div className={listPage.list}>
      <p className={classes.about}>
        {isOwner ? (
          <Trans>
            Tips for this channel's videos and payments of its members are divided the moment they're paid.
            What isn't shared is yours.
          </Trans>
        ) : (
          <Trans>
            Tips for this channel's videos and payments of its members are divided the moment they're paid.
            What isn't shared is the owner's.
          </Trans>
        )}
      </p>
      {shares.some(({ earned }) => earned !== '0') && <PlayNote />}
      <ul className={rows.rows} aria-labelledby="channel-shares">
        {shares.map((share) => {
          const isOthers = isOwner && share.role !== 'owner'
          const isOwn = share.role !== 'owner' && share.user_id === me && share.percent > 0
          return (
            <PersonRow key={share.user_id} member={share} note={<Standing of={share} />} hasMenu={isOthers}>
              {isOthers && <Menu channel={channel} share={share} />}
              {isOwn && <GiveUp channel={channel} />}
            </PersonRow>
          )
        })}
      </ul>
    </div>
  )
}

function Standing({ of: { percent, proposed, earned } }: { of: ChannelShare }) {
  return (
    <>
      {percent > 0 ? <Trans>{percent} %</Trans> : <Trans>No share</Trans>}
      {proposed !== null && (
        <>
          {' · '}
          <Trans>{proposed} % proposed</Trans>
        </>
      )}
      {earned !== '0' && (
        <>
          {' · '}
          <Trans>
            earned <Money amount={earned} currency="FCELL" />
          </Trans>
        </>
      )}
    </>
  )
}

function Menu({ channel, share }: { channel: Channel; share: ChannelShare }) {
  const { t } = useLingui()
  const entries = useShareEntries(channel, share)
  return <ActionMenu label={t`Share of ${share.full_name}`} entries={entries} />
}

function GiveUp({ channel }: { channel: Channel }) {
  const offline = useConnection() === 'offline'
  const { ask, isPending } = useGiveUp(channel)
  return (
    <Button size="sm" variant="default" disabled={offline} loading={isPending} onClick={() => void ask()}>
      <Trans>Give up my share</Trans>
    </Button>
  )
}

function NobodyYet({ channel }: { channel: Channel }) {
  return (
    <>
      <p className={classes.about}>
        <Trans>
          Invite collaborators, and you can share what this channel earns with them: tips and memberships.
        </Trans>
      </p>
      <div>
        <Button
          variant="light"
          onClick={() =>
            void openDialog(() => import('../collaborators/CollaboratorsDialog.tsx'), { channel })
          }
        >
          <Trans>Invite collaborators</Trans>
        </Button>
      </div>
    </>
  )
}
