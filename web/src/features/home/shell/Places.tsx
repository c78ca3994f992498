import { Trans } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconLogout, IconPlus, IconUsers } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { latePiece } from '../../../ui/states/piece.tsx'
import { compose } from './compose.ts'
import { usePlaces } from './navigation.ts'
import { showPeople } from '../dashboard/people.ts'
import { PlaceLink, railTip } from './PlaceLink.tsx'
import { PlaceMenu } from './PlaceMenu.tsx'
import placeClasses from './PlaceLink.module.css'
import classes from './Places.module.css'
import { useLogout } from '../account-menu/use-logout.ts'

// Loaded lazily, so that the page itself renders first.
const InviteBox = latePiece(async () => ({
  default: (await import('../../people/invite/public.ts')).InviteBox,
}))
const InvitePlace = latePiece(async () => ({
  default: (await import('../../people/invite/public.ts')).InvitePlace,
}))

/** The left navigation: labels on wide screens, icons on narrower ones. */
export function Places() {
  const places = usePlaces()
  const wide = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false })
  const { logOut, leaving } = useLogout()
  const look = wide ? 'row' : 'rail'
  const tip = wide ? {} : railTip
  return (
    <>
      <ul className={classes.list}>
        {places.map((place) => (
          <li key={place.to}>
            {wide && place.places ? (
              <PlaceMenu place={{ ...place, places: place.places }} />
            ) : (
              <PlaceLink place={place} look={look} />
            )}
          </li>
        ))}
        {!wide && (
          <li>
            <button
              type="button"
              className={clsx(placeClasses.place, placeClasses[look])}
              aria-haspopup="dialog"
              onClick={showPeople}
              {...tip}
            >
              <IconUsers size={24} stroke={1.75} aria-hidden="true" />
              <span className={placeClasses.label}>
                <Trans>People and tags</Trans>
              </span>
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            className={clsx(placeClasses.place, placeClasses[look], classes.create)}
            aria-haspopup="dialog"
            onClick={() => void compose()}
            {...tip}
          >
            <IconPlus size={22} stroke={2.25} aria-hidden="true" />
            <span className={placeClasses.label}>
              <Trans>Create Post</Trans>
            </span>
          </button>
        </li>
        {!wide && (
          <li>
            <Suspense>
              <InvitePlace
                className={clsx(placeClasses.place, placeClasses[look])}
                labelClassName={placeClasses.label}
              />
            </Suspense>
          </li>
        )}
      </ul>
      {wide && (
        <Suspense>
          <InviteBox />
        </Suspense>
      )}
      <button
        type="button"
        className={clsx(placeClasses.place, placeClasses[look])}
        disabled={leaving}
        onClick={() => void logOut()}
        {...tip}
      >
        <IconLogout size={24} stroke={1.75} aria-hidden="true" />
        <span className={placeClasses.label}>
          <Trans>Logout</Trans>
        </span>
      </button>
    </>
  )
}
