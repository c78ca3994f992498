import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { useStore } from '../../../ui/store.ts'
import type { CallSession, End } from './call-session.ts'
import classes from './CallWindow.module.css'

/** A call that ended as calls do needs no reading: its window goes by itself. */
const closesAfterMs = 3_000

function says(end: End, name: string, refusal: string | undefined): ReactNode {
  switch (end) {
    case 'declined':
      return <Trans>{name} can't talk right now.</Trans>
    case 'busy':
      return <Trans>{name} is in another call. They'll see that you called.</Trans>
    case 'missed':
      return <Trans>{name} didn't answer. They'll see that you called.</Trans>
    case 'moved':
      return <Trans>The call goes on on your other device.</Trans>
    case 'lost':
      return <Trans>The connection was lost. Check your network and call again.</Trans>
    case 'no_route':
      return (
        <Trans>
          Your two devices couldn't reach each other. Try another network, such as mobile data instead of
          Wi-Fi.
        </Trans>
      )
    case 'removed':
      return <Trans>You were removed from this call. You can't join it again.</Trans>
    case 'refused':
      return refusal
    default:
      return <Trans>Call ended</Trans>
  }
}

/** How the call ended, and what to do if it shouldn't have. */
export function CallOver({ session }: { session: CallSession }) {
  const { end = 'ended', refusal } = useStore(session.state)
  const { name, avatar, place } = session.whom
  const isPlain = end === 'ended' || end === 'moved'
  useEffect(() => {
    if (!isPlain) return
    const timer = setTimeout(() => session.close(), closesAfterMs)
    return () => clearTimeout(timer)
  }, [isPlain, session])
  return (
    <div className={classes.over}>
      <MemberAvatar name={name} src={avatar} size={80} square={place !== undefined && 'group_id' in place} />
      <p role="status">{says(end, name, refusal)}</p>
      <Button variant="default" onClick={() => session.close()}>
        <Trans>Close</Trans>
      </Button>
    </div>
  )
}
