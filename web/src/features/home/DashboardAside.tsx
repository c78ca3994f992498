import { FollowRequests, Follows, Friends, SuggestedForYou } from '../people/aside/public.ts'
import { TagsForYou } from '../posts/aside/public.ts'
import { AboutCard } from './AboutCard.tsx'
import classes from './DashboardAside.module.css'

/** What stands beside the feed; each part comes by itself. */
export default function DashboardAside() {
  return (
    <div className={classes.parts}>
      <SuggestedForYou />
      <FollowRequests />
      <TagsForYou />
      <Friends />
      <Follows />
      <AboutCard />
    </div>
  )
}
