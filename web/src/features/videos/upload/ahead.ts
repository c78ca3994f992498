import { currentSession } from '../../../api/session.ts'
import { isLargeFile } from '../../../api/upload.ts'

/** A large file on its way while its details are still being written. */
export interface SentAhead {
  /** Stops it; the upload itself goes on where this was. */
  readonly stop: () => void
  /** Stops it, and removes what has been sent. */
  readonly remove: () => void
}

/** Sends a large file in pieces while its form is open. */
export function sendAheadOfForm(file: File, onBytes: (sent: number) => void): SentAhead {
  const session = currentSession()
  if (!session || !isLargeFile(file)) return { stop: () => {}, remove: () => {} }
  const stop = new AbortController()
  const load = () => import('../../../api/pieces.ts')
  const sent = load()
    .then(({ sendInPieces }) =>
      sendInPieces(file, session, { onBytes, onPiece: () => {}, signal: stop.signal }),
    )
    // Only a head start: the upload of the form says what goes wrong, and tries again.
    .catch(() => {})
  return {
    stop: () => stop.abort(),
    remove() {
      stop.abort()
      void sent.then(load).then(({ removePieces }) => removePieces(file, session))
    },
  }
}
