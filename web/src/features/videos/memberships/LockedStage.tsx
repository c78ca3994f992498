import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import { JoinButton } from './JoinButton.tsx'
import classes from './Membership.module.css'

/** In place of a video that is for paying members of its channel: how to become one. */
export function LockedStage({ video }: { video: SiteVideo }) {
  const { channel_id, channel_name: name, join_price } = video
  return (
    <div className={classes.locked}>
      <IconLock size={40} stroke={1.5} aria-hidden="true" />
      <p className={classes.lockedTitle}>
        <Trans>
          This video is for members of <bdi>{name}</bdi>.
        </Trans>
      </p>
      {join_price === null ? (
        <p>
          <Trans>The channel doesn't take new members right now.</Trans>
        </p>
      ) : (
        <JoinButton channel={{ channel_id, name }} isMain />
      )}
    </div>
  )
}
