import { useLingui } from '@lingui/react/macro'
import { IconVideo } from '@tabler/icons-react'
import type { WantedGroup } from '../calling.ts'
import { useIsAbsent } from '../../../ui/network.ts'
import { useCall } from './use-call.ts'

/** Opens the preview of a group's call. */
export function GroupCallButton({ group, className }: { group: WantedGroup; className: string | undefined }) {
  const { t } = useLingui()
  const call = useCall(group)
  if (useIsAbsent('video_calls')) return null
  return (
    <button
      type="button"
      className={className}
      aria-label={t`Call the group`}
      data-tip={t`Video call`}
      onClick={call}
    >
      <IconVideo size={20} aria-hidden="true" />
    </button>
  )
}
