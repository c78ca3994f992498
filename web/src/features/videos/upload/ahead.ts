import { currentSession } from '../../../api/session.ts'
import { isLargeFile } from '../../../api/upload.ts'

/**
 * Sends a large file in pieces while its details are still being written; the upload itself then goes on
 * where this was. Returns a function that stops it.
 */
export function sendAheadOfForm(file: File, onBytes: (sent: number) => void): () => void {
  const session = currentSession()
  const stop = new AbortController()
  if (session && isLargeFile(file))
    import('../../../api/pieces.ts')
      .then(({ sendInPieces }) =>
        sendInPieces(file, session, { onBytes, onPiece: () => {}, signal: stop.signal }),
      )
      // Only a head start: the upload of the form says what goes wrong, and tries again.
      .catch(() => {})
  return () => stop.abort()
}
