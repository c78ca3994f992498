import { IconChevronDown } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { Place } from './navigation.ts'
import classes from './PlaceLink.module.css'

interface PlaceMenuProps {
  place: Place & Required<Pick<Place, 'places'>>
  onClick?: (() => void) | undefined
}

/** A navigation entry that expands to several pages. Open by default on one of them. */
export function PlaceMenu({ place: { label, icon: Icon, places }, onClick }: PlaceMenuProps) {
  const id = useId()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const isThere = places.some(({ to }) => to === pathname)
  const [wanted, setWanted] = useState<boolean>()
  const isOpen = wanted ?? isThere
  return (
    <>
      <button
        type="button"
        className={clsx(classes.place, classes.row)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setWanted(!isOpen)}
      >
        <Icon size={24} stroke={1.75} aria-hidden="true" />
        <span className={classes.label}>{label}</span>
        <IconChevronDown size={18} className={classes.chevron} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul id={id} className={classes.menu}>
          {places.map(({ to, label: name }) => (
            <li key={to}>
              <Link
                to={to}
                className={clsx(classes.place, classes.row)}
                activeOptions={{ exact: true, includeSearch: false }}
                onClick={onClick}
              >
                <span dir="auto" className={classes.label}>
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
