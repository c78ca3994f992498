import { Plural } from '@lingui/react/macro'
import { useStore } from '../../ui/store.ts'
import { outbox } from './outbox.ts'
import { isToSend } from './waiting.ts'

/** Tells how many items are still to be sent; nothing if there are none. */
export function WaitingNote() {
  const count = useStore(outbox, (rows) => [...rows.values()].filter(isToSend).length)
  return count > 0 && <Plural value={count} one="# item waiting to send" other="# items waiting to send" />
}
