import type { ToldVideoCall } from '@commons/contract/shared/video-call-state.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhone, IconPhoneX, IconVideo } from '@tabler/icons-react'
import { beginCall, type Wanted } from '../calling.ts'
import classes from './CallLine.module.css'
import { CallName } from './CallName.tsx'

interface CallLineProps {
  call: ToldVideoCall
  /** The reader called. */
  isOwn: boolean
  /** Whom to call again; undefined where the reader can't. */
  whom: Wanted | undefined
}

/** A call that is over, in place of a message's text. */
export function CallLine({ call, isOwn, whom }: CallLineProps) {
  const { t } = useLingui()
  const hasCamera = call.has_camera === 1
  const Icon = call.state === 'ended' ? (hasCamera ? IconVideo : IconPhone) : IconPhoneX
  const name = whom?.name ?? ''
  const again = isOwn ? t`Call ${name} again` : t`Call ${name} back`
  return (
    <div className={classes.line}>
      <span className={classes.icon} data-over={call.state !== 'ended' || undefined}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className={classes.words}>
        <CallName call={call} isOwn={isOwn} />
        {whom && (
          <button
            type="button"
            className={classes.again}
            aria-label={again}
            onClick={() => beginCall({ ...whom, hasCamera })}
          >
            {isOwn ? <Trans>Call again</Trans> : <Trans>Call back</Trans>}
          </button>
        )}
      </span>
    </div>
  )
}
