import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Place } from './navigation.ts'
import classes from './PlaceLink.module.css'

interface PlaceLinkProps {
  place: Place
  /** Label beside the icon, below it, or in a tooltip. */
  look: 'row' | 'tab' | 'rail'
  onClick?: (() => void) | undefined
}

/** Shows the label of a rail's icon as a tooltip. */
export const railTip = { 'data-tip': '', 'data-tip-side': 'end' }

/** A navigation link, marked while the viewer is there. */
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
