import type { Widget } from '@commons/contract/accounts-settings.ts'
import type { ComponentType } from 'react'
import { FollowRequests, Follows, SuggestedForYou } from '../people/aside/public.ts'
import { TagsForYou } from '../posts/aside/public.ts'
import { PollPanel } from '../surveys/poll/public.ts'
import { AboutCard } from './AboutCard.tsx'
import classes from './DashboardAside.module.css'
import { FriendsAndGroups } from './FriendsAndGroups.tsx'
import { useShownWidgets } from './use-shown-widgets.ts'

const parts: Record<Widget, ComponentType> = {
  suggested_channels: SuggestedForYou,
  follow_requests: FollowRequests,
  poll: PollPanel,
  tags: TagsForYou,
  friends: FriendsAndGroups,
  follows: Follows,
  slogans: AboutCard,
}

/** The widgets beside the feed that the member chose; each loads separately. */
export default function DashboardAside() {
  const shown = useShownWidgets()
  return (
    <div className={classes.parts}>
      {shown?.map((widget) => {
        const Part = parts[widget]
        return <Part key={widget} />
      })}
    </div>
  )
}
