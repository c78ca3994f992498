import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { useChosenInRow } from '../../../ui/layout/use-chosen-in-row.ts'
import { freelancePlaces } from './freelance-places.ts'
import classes from './FreelanceShell.module.css'

/** The frame of the pages of freelancing, within that of all pages: its places. */
export function FreelanceShell({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui()
  const places = useRef<HTMLElement>(null)
  useChosenInRow(places, useLocation().pathname)
  return (
    <div className={classes.site}>
      <div className={classes.bar}>
        <nav ref={places} aria-label={t`Freelancing`} className={classes.places}>
          {freelancePlaces.map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className={classes.place}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              {i18n._(label)}
            </Link>
          ))}
        </nav>
        <Button
          component={Link}
          to={paths.postJob()}
          leftSection={<IconPlus size={20} aria-hidden="true" />}
          className={classes.create}
        >
          <Trans>Post a Project</Trans>
        </Button>
      </div>
      {children}
    </div>
  )
}
