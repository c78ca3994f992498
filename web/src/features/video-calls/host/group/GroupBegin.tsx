import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconBellRinging, IconVideo } from '@tabler/icons-react'
import { useRead } from '../../../../api/use-call.ts'
import type { CallSession } from '../call-session.ts'

/** Begins a group's call, with a ring or without, or joins the one that is under way. */
export function GroupBegin({ session, groupId }: { session: CallSession; groupId: number }) {
  const { data } = useRead('group_call', { group_id: groupId })
  const underWay = data?.data ?? null
  const begin = (rings: boolean) => void session.meet(groupId, { rings })
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
        <Trans>Ring the group</Trans>
      </Button>
    </>
  )
}
