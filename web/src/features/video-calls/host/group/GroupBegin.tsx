import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconBellRinging, IconVideo } from '@tabler/icons-react'
import { useCallOf } from '../../line/use-call-of.ts'
import type { CallSession } from '../call-session.ts'
import type { CallPlace } from '../../call-place.ts'

/** Begins a call of many, with a ring or without, or joins the one that is under way. */
export function GroupBegin({ session, place }: { session: CallSession; place: CallPlace }) {
  const underWay = useCallOf(place)
  const begin = (rings: boolean) => void session.meet(place, { rings })
  if (underWay)
    return (
      <Button
        disabled={underWay.people_count >= underWay.places}
        leftSection={<IconVideo size={18} aria-hidden="true" />}
        onClick={() => begin(false)}
      >
        {underWay.people_count >= underWay.places ? <Trans>The call is full</Trans> : <Trans>Join</Trans>}
      </Button>
    )
  return (
    <>
      <Button variant="default" onClick={() => begin(false)}>
        <Trans>Begin silently</Trans>
      </Button>
      <Button leftSection={<IconBellRinging size={18} aria-hidden="true" />} onClick={() => begin(true)}>
        {'group_id' in place ? <Trans>Ring the group</Trans> : <Trans>Ring everybody</Trans>}
      </Button>
    </>
  )
}
