import type { ExportRow } from './export.queries.ts'

export const exportAddress = (key: string) => `/exports/${key}.zip`

export function exportShape(row: ExportRow | undefined) {
  if (!row) return { state: 'none' as const }
  const { state, key, bytes, requested_at, ends_at } = row
  return {
    state,
    requested_at: requested_at.toISOString(),
    ...(state === 'ready' && ends_at
      ? { url: exportAddress(key), bytes, ends_at: ends_at.toISOString() }
      : {}),
  }
}
