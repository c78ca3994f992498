import { useEffect } from 'react'
import type { Quoted } from '../discussion/comment-draft.ts'
import type { WriterState } from '../discussion/use-writer.ts'
import type { Held } from './message-window.ts'
import type { Message } from './message.ts'

/** A message without a file that isn't known to have arrived. */
export interface PendingWords {
  readonly key: string
  readonly replyTo: number | undefined
  /** The replied-to message as the field shows it. Older versions of the page kept only its id. */
  readonly quoted?: Quoted | undefined
  readonly text: string
  /** The link whose card its author has removed. */
  readonly withoutCard?: string | undefined
  /** Why the server refused it; it is kept for its author to decide. */
  readonly refused?: string | undefined
  /** Its id, once it has arrived. */
  readonly arrived?: number | undefined
}

/** Returns the member's messages being sent that the conversation doesn't show yet. */
export function usePending<M extends Message, W extends PendingWords>(
  held: Held<M> | undefined,
  kept: readonly W[],
  { uploads: sending }: WriterState,
  onSend: () => void,
) {
  const isShown = (id: number | undefined) => held?.entries.some((entry) => entry.id === id) ?? false
  const waiting = kept.filter(({ arrived }) => !isShown(arrived))
  const uploads = sending.filter(({ answer }) => !isShown(answer?.said.id))
  const count = waiting.length + uploads.length
  useEffect(() => {
    if (count > 0) onSend()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs for each message sent
  }, [count])
  return { waiting, uploads, count }
}
