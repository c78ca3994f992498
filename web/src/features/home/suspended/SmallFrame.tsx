import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { useLogout } from '../account-menu/use-logout.ts'
import { Brand } from '../shell/Brand.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import classes from './Suspended.module.css'

/** Pages that members still have who may do little. */
const isOpen = (address: string) => [paths.setting(), paths.wallet()].some((each) => address.startsWith(each))

/** The layout of all pages for a member who may do little; `why` is shown at every address that isn't left. */
export function SmallFrame({ why, children = <Outlet /> }: { why: ReactNode; children?: ReactNode }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const { logOut, leaving } = useLogout()
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <Brand to={paths.dashboard()} size={36} />
          <nav aria-label={t`Account`}>
            <Button variant="subtle" loading={leaving} onClick={() => void logOut()}>
              <Trans>Log out</Trans>
            </Button>
          </nav>
        </div>
      </header>
      <main className={classes.main} tabIndex={-1}>
        {isOpen(pathname) ? children : why}
      </main>
    </div>
  )
}
