import type { Viewer } from '../../../platform/viewer.ts'
import type { ExportRow } from './export.queries.ts'

/** What an address is signed for: an export, and the session that asked, as long as it is open. */
export const signedKey = (key: string, sessionId: string) => `${key}.${sessionId}`

/** Returns the path that downloads an export. A session without a cookie gets one that is signed for it. */
function exportAddress(key: string, { member: { id, browser, sessionId }, media }: Viewer): string {
  const plain = `/exports/${key}.zip`
  return browser ? plain : `${plain}?session=${sessionId}&${media.signed(signedKey(key, sessionId), id)}`
}

export function exportShape(row: ExportRow | undefined, viewer: Viewer) {
  if (!row) return { state: 'none' as const }
  const { state, key, bytes, requested_at, ends_at } = row
  return {
    state,
    requested_at: requested_at.toISOString(),
    ...(state === 'ready' && ends_at
      ? { url: exportAddress(key, viewer), bytes, ends_at: ends_at.toISOString() }
      : {}),
  }
}
