import type { Channel } from '@commons/contract/videos/channels.ts'
import { useLingui } from '@lingui/react/macro'
import { IconMicrophone, IconRss } from '@tabler/icons-react'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { copyText } from '../../../ui/share/copy-link.ts'

/** The addresses of a channel's feeds; what they are of is public. */
export const feedsOf = ({ id }: Pick<Channel, 'id'>) => ({
  videos: new URL(`/feeds/channels/${id}.xml`, location.origin).href,
  podcast: new URL(`/feeds/channels/${id}/podcast.xml`, location.origin).href,
})

/** Returns the entries of a channel's menu for its feeds. */
export function useFeeds(channel: Pick<Channel, 'id'>): MenuEntry[] {
  const { t } = useLingui()
  const { videos, podcast } = feedsOf(channel)
  const icon = { size: 20, 'aria-hidden': true } as const
  // A feed itself is nothing to look at: its address goes into a reader.
  return [
    {
      label: t`Copy the feed's address`,
      icon: <IconRss {...icon} />,
      onSelect: () => void copyText(videos, t`Feed address copied. Add it in your feed reader.`),
    },
    {
      label: t`Copy the podcast's address`,
      icon: <IconMicrophone {...icon} />,
      onSelect: () => void copyText(podcast, t`Podcast address copied. Add it in your podcast app.`),
    },
  ]
}
