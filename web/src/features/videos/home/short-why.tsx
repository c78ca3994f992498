import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Returns the strongest reason for which a video is recommended, in a few words; nothing if it has none of its own. */
export function shortWhy({ why: [strongest] }: Pick<SiteVideo, 'why'>): ReactNode {
  if (strongest === undefined) return undefined
  const name = strongest.name ?? ''
  switch (strongest.reason) {
    case 'own':
      return <Trans>It's your own video</Trans>
    case 'member':
      return <Trans>You're a member of {name}</Trans>
    case 'subscribed':
      return <Trans>You're subscribed to {name}</Trans>
    case 'hashtag':
      return <Trans>You follow #{name}</Trans>
    case 'interest':
      return <Trans>About #{name}, one of your interests</Trans>
    case 'alike':
      return <Trans>You watched others about #{name}</Trans>
    case 'watched':
      return <Trans>Many people watch it to the end</Trans>
    case 'fresh':
      return <Trans context="a video">New</Trans>
    case 'public':
      return undefined
  }
}
