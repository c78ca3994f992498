import type { ChannelRole } from '@commons/contract/videos/channels.ts'
import { useLingui } from '@lingui/react/macro'

/** What members are in a channel, in words. */
export function useRoleNames(): Readonly<Record<ChannelRole, string>> {
  const { t } = useLingui()
  return {
    owner: t({ message: 'Owner', context: 'of a channel' }),
    manager: t({ message: 'Manager', context: 'of a channel' }),
    editor: t({ message: 'Editor', context: 'of a channel' }),
  }
}
