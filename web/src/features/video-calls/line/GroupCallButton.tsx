import { useLingui } from '@lingui/react/macro'
import { IconVideo } from '@tabler/icons-react'
import type { WantedMany } from '../calling.ts'
import { useIsAbsent } from '../../../ui/network.ts'
import { useCall } from './use-call.ts'

/** Opens the preview of a call of many. */
export function GroupCallButton({ whom, className }: { whom: WantedMany; className: string | undefined }) {
  const { t } = useLingui()
  const call = useCall(whom)
  if (useIsAbsent('video_calls')) return null
  return (
    <button
      type="button"
      className={className}
      aria-label={'group_id' in whom.place ? t`Call the group` : t`Call everybody`}
      data-tip={t`Video call`}
      onClick={call}
    >
      <IconVideo size={20} aria-hidden="true" />
    </button>
  )
}
