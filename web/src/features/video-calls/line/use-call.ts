import { useLingui } from '@lingui/react/macro'
import { useConnection } from '../../../api/connection.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { beginCall, ongoing, type Wanted, type WantedMany } from '../calling.ts'

/** Returns what opens the preview of a call with a member or with many, or says why there can be none now. */
export function useCall(whom: Wanted | WantedMany): () => void {
  const { t } = useLingui()
  const isOffline = useConnection() === 'offline'
  return () => {
    if (isOffline) toast.error(t`You're offline. Calls need a connection.`)
    else if (ongoing.get()) toast.error(t`You're already in a call. End it first.`)
    else beginCall(whom)
  }
}
