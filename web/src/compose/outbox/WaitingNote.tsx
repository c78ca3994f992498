import { Plural } from '@lingui/react/macro'
import { useStore } from '../../ui/store.ts'
import { outbox } from './outbox.ts'
import { isToSend } from './waiting.ts'

/** How much of what one did is still to be sent; nothing where there is none. */
export function WaitingNote() {
  const count = useStore(outbox, (rows) => [...rows.values()].filter(isToSend).length)
  return count > 0 && <Plural value={count} one="# item waiting to send" other="# items waiting to send" />
}
