import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../ui/Dialog.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import classes from './MenuSheet.module.css'
import { usePlaces } from './navigation.tsx'
import { PlaceLink } from './PlaceLink.tsx'

/** Everything that the wide screens have at their sides, on phones. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const places = usePlaces()
  return (
    <Dialog opened title={<Trans>Menu</Trans>} size="full" onClose={onClose}>
      <ul className={classes.places}>
        {places.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} look="row" onClick={onClose} />
          </li>
        ))}
      </ul>
      <AccountPanel onLeave={onClose} />
    </Dialog>
  )
}
