import type { ToldVideoCall } from '@commons/contract/shared/video-call-state.ts'
import { Trans } from '@lingui/react/macro'
import { IconPhone, IconVideo } from '@tabler/icons-react'
import { useStore } from '../../../ui/store.ts'
import { ongoing, type WantedMany } from '../calling.ts'
import classes from './CallLine.module.css'
import { CallName } from './CallName.tsx'
import { useCall } from './use-call.ts'
import { isSamePlace } from '../call-place.ts'

interface GroupCallLineProps {
  call: ToldVideoCall
  /** The reader began it. */
  isOwn: boolean
  /** Undefined where it can't be joined from. */
  whom: WantedMany | undefined
}

/** A call of many, in place of a message's text: under way, or how long it was. */
export function GroupCallLine({ call, isOwn, whom }: GroupCallLineProps) {
  const Icon = call.has_camera === 1 ? IconVideo : IconPhone
  return (
    <div className={classes.line}>
      <span className={classes.icon} data-over={call.state !== 'accepted' || undefined}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className={classes.words}>
        <CallName call={call} isOwn={isOwn} />
        {call.state === 'accepted' && whom && <Join whom={whom} />}
      </span>
    </div>
  )
}

function Join({ whom }: { whom: WantedMany }) {
  const isHere = useStore(ongoing, (session) => isSamePlace(session?.whom.place, whom.place))
  const join = useCall(whom)
  if (isHere) return null
  return (
    <button type="button" className={classes.again} onClick={join}>
      <Trans>Join the call</Trans>
    </button>
  )
}
