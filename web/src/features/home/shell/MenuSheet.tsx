import { Trans } from '@lingui/react/macro'
import { IconUsers } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { AccountPanel } from '../account-menu/AccountPanel.tsx'
import classes from './MenuSheet.module.css'
import { usePlaces } from './navigation.ts'
import { showPeople } from '../dashboard/people.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { PlaceMenu } from './PlaceMenu.tsx'
import placeClasses from './PlaceLink.module.css'

const InviteBox = quietPiece(async () => ({
  default: (await import('../../people/invite/public.ts')).InviteBox,
}))

/** On phones, everything that wide screens show at the sides. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const places = usePlaces()
  const toPeople = () => {
    onClose()
    showPeople()
  }
  return (
    <Dialog opened title={<Trans>Menu</Trans>} size="full" onClose={onClose}>
      <ul className={classes.places}>
        {places.map((place) => (
          <li key={place.to}>
            {place.places ? (
              <PlaceMenu place={{ ...place, places: place.places }} onClick={onClose} />
            ) : (
              <PlaceLink place={place} look="row" onClick={onClose} />
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            className={clsx(placeClasses.place, placeClasses.row)}
            aria-haspopup="dialog"
            onClick={toPeople}
          >
            <IconUsers size={24} stroke={1.75} aria-hidden="true" />
            <span className={placeClasses.label}>
              <Trans>People and tags</Trans>
            </span>
          </button>
        </li>
      </ul>
      <Suspense>
        <InviteBox onInvite={onClose} />
      </Suspense>
      <AccountPanel onLeave={onClose} />
    </Dialog>
  )
}
