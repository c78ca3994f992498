import type { Widget } from '@commons/contract/accounts-settings.ts'
import { useRead } from '../../api/use-call.ts'

const all: readonly Widget[] = [
  'suggested_channels',
  'follow_requests',
  'poll',
  'tags',
  'friends',
  'follows',
  'slogans',
]

/** What the member wants beside their pages; undefined until that is known, and all of it where it cannot be. */
export function useShownWidgets(): readonly Widget[] | undefined {
  const { data, error, isPaused } = useRead('show_widgets', {})
  if (data) return data.recdata.filter(({ is_shown }) => is_shown === 1).map(({ widget }) => widget)
  return error || isPaused ? all : undefined
}
