import { Plural } from '@lingui/react/macro'
import { useWaitingCount } from './use-outbox.ts'

/** How much of what one did is still to be sent; nothing where there is none. */
export function WaitingNote() {
  const count = useWaitingCount()
  return (
    count > 0 && <Plural value={count} one="# thing waits to be sent." other="# things wait to be sent." />
  )
}
