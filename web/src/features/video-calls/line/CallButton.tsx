import { useLingui } from '@lingui/react/macro'
import { IconVideo } from '@tabler/icons-react'
import type { Wanted } from '../calling.ts'
import { useIsAbsent } from '../../../ui/network.ts'
import { useCall } from './use-call.ts'

/** Opens the preview of a call with a member. */
export function CallButton({ whom, className }: { whom: Wanted; className: string | undefined }) {
  const { t } = useLingui()
  const call = useCall(whom)
  const { name } = whom
  if (useIsAbsent('video_calls')) return null
  return (
    <button
      type="button"
      className={className}
      aria-label={t`Call ${name}`}
      data-tip={t`Video call`}
      onClick={call}
    >
      <IconVideo size={20} aria-hidden="true" />
    </button>
  )
}
