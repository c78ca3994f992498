import type { ToldVideoCall } from '@commons/contract/shared/video-call-state.ts'
import { Trans } from '@lingui/react/macro'
import { IconPhone, IconVideo } from '@tabler/icons-react'
import { useStore } from '../../../ui/store.ts'
import { ongoing, type WantedGroup } from '../calling.ts'
import classes from './CallLine.module.css'
import { CallName } from './CallName.tsx'
import { useCall } from './use-call.ts'

interface GroupCallLineProps {
  call: ToldVideoCall
  /** The reader began it. */
  isOwn: boolean
  /** Undefined where it can't be joined from. */
  group: WantedGroup | undefined
}

/** A group's call, in place of a message's text: under way, or how long it was. */
export function GroupCallLine({ call, isOwn, group }: GroupCallLineProps) {
  const Icon = call.has_camera === 1 ? IconVideo : IconPhone
  return (
    <div className={classes.line}>
      <span className={classes.icon} data-over={call.state !== 'accepted' || undefined}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className={classes.words}>
        <CallName call={call} isOwn={isOwn} />
        {call.state === 'accepted' && group && <Join group={group} />}
      </span>
    </div>
  )
}

function Join({ group }: { group: WantedGroup }) {
  const isHere = useStore(ongoing, (session) => session?.whom.group_id === group.group_id)
  const join = useCall(group)
  if (isHere) return null
  return (
    <button type="button" className={classes.again} onClick={join}>
      <Trans>Join the call</Trans>
    </button>
  )
}
