import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import listPage from '../../../shown/ListPage.module.css'
import { Card } from '../../../ui/layout/Card.tsx'
import { Invitation } from './ChannelRequest.tsx'
import classes from './Collaborators.module.css'

/** The member's open invitations to run channels; nothing if there are none. */
export function Invitations() {
  const title = useId()
  const channels = useRead('get_channel_invitations', {}).data?.response ?? []
  if (channels.length === 0) return null
  return (
    <Card as="section" aria-labelledby={title}>
      <div className={listPage.list}>
        <h2 id={title} className={classes.title}>
          <Trans>Invitations to channels</Trans>
        </h2>
        {channels.map((channel) => (
          <Invitation key={channel.id} channel={channel} />
        ))}
      </div>
    </Card>
  )
}
