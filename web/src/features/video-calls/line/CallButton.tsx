import { useLingui } from '@lingui/react/macro'
import { IconVideo } from '@tabler/icons-react'
import { useConnection } from '../../../api/connection.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { beginCall, ongoing, type Wanted } from '../calling.ts'

/** Opens the preview of a call with a member. */
export function CallButton({ whom, className }: { whom: Wanted; className: string | undefined }) {
  const { t } = useLingui()
  const isOffline = useConnection() === 'offline'
  const { name } = whom
  return (
    <button
      type="button"
      className={className}
      aria-label={t`Call ${name}`}
      data-tip={t`Video call`}
      onClick={() => {
        if (isOffline) toast.error(t`You're offline. Calls need a connection.`)
        else if (ongoing.get()) toast.error(t`You're already in a call. End it first.`)
        else beginCall(whom)
      }}
    >
      <IconVideo size={20} aria-hidden="true" />
    </button>
  )
}
