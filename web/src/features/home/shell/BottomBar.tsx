import { Trans, useLingui } from '@lingui/react/macro'
import { IconMenu2, IconPlus } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense, useEffect, useState } from 'react'
import classes from './BottomBar.module.css'
import { compose } from './compose.ts'
import { usePlaces } from './navigation.ts'
import { PlaceLink } from './PlaceLink.tsx'
import placeClasses from './PlaceLink.module.css'
import { openedPiece } from '../../../ui/states/piece.tsx'

const MenuSheet = openedPiece(() => import('./MenuSheet.tsx'))

/** The main navigation at the bottom of phones, within reach of a thumb. */
export function BottomBar() {
  const { t } = useLingui()
  const places = usePlaces().filter(({ onlyInMenu }) => !onlyInMenu)
  const [opened, setOpened] = useState(false)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => setOpened(false), [pathname])
  return (
    <nav className={classes.bar} aria-label={t`Quick access`}>
      {places.slice(0, 2).map((place) => (
        <PlaceLink key={place.to} place={place} look="tab" />
      ))}
      <button
        type="button"
        className={clsx(placeClasses.place, placeClasses.tab)}
        aria-label={t`Create Post`}
        aria-haspopup="dialog"
        onClick={() => void compose()}
      >
        <span className={classes.create}>
          <IconPlus size={22} stroke={2.25} aria-hidden="true" />
        </span>
      </button>
      {places.slice(2).map((place) => (
        <PlaceLink key={place.to} place={place} look="tab" />
      ))}
      <button
        type="button"
        className={clsx(placeClasses.place, placeClasses.tab)}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
        <span>
          <Trans>Menu</Trans>
        </span>
      </button>
      <Suspense>{opened && <MenuSheet onClose={() => setOpened(false)} />}</Suspense>
    </nav>
  )
}
