import type { Widget } from '@commons/contract/accounts/settings.ts'
import { useRead } from '../../../api/use-call.ts'

const all: readonly Widget[] = [
  'suggested_channels',
  'follow_requests',
  'poll',
  'tags',
  'friends',
  'follows',
  'slogans',
]

/** Returns the widgets the member chose; undefined until they have loaded, all of them if they can't. */
export function useShownWidgets(): readonly Widget[] | undefined {
  const { data, error, isPaused } = useRead('show_widgets', {})
  if (data) return data.recdata.filter(({ is_shown }) => is_shown === 1).map(({ widget }) => widget)
  return error || isPaused ? all : undefined
}
