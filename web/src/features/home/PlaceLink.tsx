import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Place } from './navigation.tsx'
import classes from './PlaceLink.module.css'

interface PlaceLinkProps {
  place: Place
  /** Its name beside the icon; under it; or beside it on hover and focus. */
  look: 'row' | 'tab' | 'rail'
  onClick?: (() => void) | undefined
}

/** Of a rail's icons the names are shown as tooltips. */
export const railTip = { 'data-tip': '', 'data-tip-side': 'end' }

/** A link to one of the client's places, marked while one is there. */
export function PlaceLink({
  place: { to, label, icon: Icon, activeIcon: ActiveIcon, hasPlaces = false },
  look,
  onClick,
}: PlaceLinkProps) {
  return (
    <Link
      to={to}
      className={clsx(classes.place, classes[look])}
      activeOptions={{ exact: !hasPlaces, includeSearch: false }}
      onClick={onClick}
      {...(look === 'rail' ? railTip : {})}
    >
      {({ isActive }: { isActive: boolean }) => (
        <>
          {isActive ? (
            <ActiveIcon size={24} aria-hidden="true" />
          ) : (
            <Icon size={24} stroke={1.75} aria-hidden="true" />
          )}
          <span className={classes.label}>{label}</span>
        </>
      )}
    </Link>
  )
}
