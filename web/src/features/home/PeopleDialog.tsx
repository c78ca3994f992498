import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../ui/Dialog.tsx'
import { FollowRequests, Follows, Friends, SuggestedForYou } from '../people/aside/public.ts'
import { TagsForYou } from '../posts/aside/public.ts'
import classes from './DashboardAside.module.css'

/** What wide screens have beside the feed, for the others. */
export default function PeopleDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened title={<Trans>People and tags</Trans>} size="full" onClose={onClose}>
      <div className={classes.parts}>
        <FollowRequests />
        <SuggestedForYou />
        <TagsForYou />
        <Friends />
        <Follows />
      </div>
    </Dialog>
  )
}
