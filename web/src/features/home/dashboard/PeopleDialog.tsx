import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import classes from './DashboardAside.module.css'
import { useShownWidgets } from './use-shown-widgets.ts'
import { useAllWidgets } from './widgets.ts'

/** On narrow screens, the widgets that wide ones show beside the feed. */
export default function PeopleDialog({ onClose }: { onClose: () => void }) {
  const shown = useShownWidgets()
  const widgets = useAllWidgets()
  const chosen = (shown ?? [])
    .flatMap((widget) => {
      const { Part, dialogRank } = widgets[widget] ?? {}
      return Part && dialogRank !== undefined ? [{ widget, Part, dialogRank }] : []
    })
    .toSorted((one, other) => one.dialogRank - other.dialogRank)
  return (
    <Dialog opened title={<Trans>People and tags</Trans>} size="full" onClose={onClose}>
      <div className={classes.parts}>
        {chosen.map(({ widget, Part }) => (
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
