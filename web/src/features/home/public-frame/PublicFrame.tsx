import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, Outlet, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { useAbsent } from '../../../ui/network.ts'
import { useFollowedInvitation } from '../../accounts/invitation/public.ts'
import { PublicFooter } from './PublicFooter.tsx'
import { Brand } from '../shell/Brand.tsx'
import classes from './PublicFrame.module.css'
import { Announcement } from '../shell/Announcement.tsx'
import { useAnnouncedToVisitors } from '../shell/announced.ts'
import { SkipLink } from '../shell/SkipLink.tsx'

/** The layout of visitors' pages. */
export default function PublicFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useLingui()
  // Keeps the target and the referral code when switching between login and register.
  const asked = useSearch({ strict: false })
  const { projectId }: { projectId?: string } = useParams({ strict: false })
  const search = projectId === undefined ? asked : { ...asked, to: paths.group(projectId) }
  const { refcode }: { refcode?: string } = asked
  useFollowedInvitation(refcode)
  // Members may come here through an emailed link.
  const session = useSession()
  const absent = useAbsent()
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <Brand to={paths.landing()} size={36} />
          <nav className={classes.ways} aria-label={t`Account`}>
            {session ? (
              <Button component={Link} to={paths.dashboard()} className={classes.way}>
                <Trans>Home</Trans>
              </Button>
            ) : (
              <>
                <Button
                  component={Link}
                  to={paths.login()}
                  search={search}
                  variant="subtle"
                  className={classes.way}
                >
                  <Trans>Login</Trans>
                </Button>
                <Button component={Link} to={paths.register()} search={search} className={classes.way}>
                  <Trans>Register</Trans>
                </Button>
              </>
            )}
          </nav>
        </div>
      </header>
      <Announcement {...useAnnouncedToVisitors()} />
      <main className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter>
        <div className={classes.links}>
          {!absent.includes('projects') && (
            <Link to={paths.publicProjects()} className={classes.link}>
              <Trans>All Projects</Trans>
            </Link>
          )}
          <Link to={paths.rules()} className={classes.link}>
            <Trans>Rules</Trans>
          </Link>
          <Link to={paths.terms()} className={classes.link}>
            <Trans>Terms</Trans>
          </Link>
          <Link to={paths.privacy()} className={classes.link}>
            <Trans>Privacy</Trans>
          </Link>
          <Link to={paths.imprint()} className={classes.link}>
            <Trans>Imprint</Trans>
          </Link>
          {!absent.includes('wallet') && (
            <Link to={paths.reserves()} className={classes.link}>
              <Trans>Reserves</Trans>
            </Link>
          )}
          {!absent.includes('jobs') && (
            <Link to={paths.checkReputation()} className={classes.link}>
              <Trans>Check a reputation</Trans>
            </Link>
          )}
        </div>
      </PublicFooter>
    </div>
  )
}
