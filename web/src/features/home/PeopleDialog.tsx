import type { Widget } from '@commons/contract/accounts-settings.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../ui/Dialog.tsx'
import { FollowRequests, Follows, SuggestedForYou } from '../people/aside/public.ts'
import { TagsForYou } from '../posts/aside/public.ts'
import classes from './DashboardAside.module.css'
import { FriendsAndGroups } from './FriendsAndGroups.tsx'
import { useShownWidgets } from './use-shown-widgets.ts'

// Follow requests first: they are why most members open this.
const parts = [
  ['follow_requests', FollowRequests],
  ['suggested_channels', SuggestedForYou],
  ['tags', TagsForYou],
  ['friends', FriendsAndGroups],
  ['follows', Follows],
] as const satisfies ReadonlyArray<readonly [Widget, unknown]>

/** On narrow screens, the widgets that wide ones show beside the feed. */
export default function PeopleDialog({ onClose }: { onClose: () => void }) {
  const shown = useShownWidgets()
  const chosen = parts.filter(([widget]) => shown?.includes(widget))
  return (
    <Dialog opened title={<Trans>People and tags</Trans>} size="full" onClose={onClose}>
      <div className={classes.parts}>
        {chosen.map(([widget, Part]) => (
          <Part key={widget} />
        ))}
        {shown && chosen.length === 0 && (
          <p className={classes.none}>
            <Trans>You've hidden all of it. You can change that under Widgets.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  )
}
