import type { StaffRole } from '@commons/contract/call.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { present, useAbsent } from '../../../ui/network.ts'
import { useStaffRole } from '../../../api/use-staff-role.ts'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Loaded, type Read } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useChosenInRow } from '../../../ui/layout/use-chosen-in-row.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import classes from './StaffPage.module.css'
import { staffPlaces } from './staff-places.ts'

interface StaffPageProps {
  name: string
  hint?: ReactNode
  /** Who may see it. A role that is taken away takes the page with it. */
  roles: readonly StaffRole[]
  children: ReactNode
}

/** The frame of the pages of staff: the places of the member's role. */
export function StaffPage({ name, hint, roles, children }: StaffPageProps) {
  const { t, i18n } = useLingui()
  const places = useRef<HTMLElement>(null)
  useChosenInRow(places, useLocation().pathname)
  const account = useRead('show_language', {})
  const role = useStaffRole()
  const absent = useAbsent()
  if (!account.data)
    return (
      <HeadedPage name={name}>
        <Card as="div">
          <Loaded read={account}>{() => null}</Loaded>
        </Card>
      </HeadedPage>
    )
  if (role === undefined || !roles.includes(role)) return <ForStaffOnly name={name} />
  const own = present(staffPlaces, absent).filter((place) => place.roles.includes(role))
  return (
    <div className={classes.site}>
      <nav ref={places} aria-label={t`Administration`} className={classes.places}>
        {own.map(({ to, label, icon: Icon, isExact = false }) => (
          <Link key={to} to={to} activeOptions={{ exact: isExact }} className={classes.place}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            {i18n._(label)}
          </Link>
        ))}
      </nav>
      <HeadedPage name={name} hint={hint}>
        {children}
      </HeadedPage>
    </div>
  )
}

function ForStaffOnly({ name }: { name: string }) {
  return (
    <HeadedPage name={name}>
      <Card as="div">
        <EmptyState
          title={<Trans>This page is for our staff</Trans>}
          hint={<Trans>If you should have a role here, ask an admin for it.</Trans>}
          action={
            <Button component={Link} to={paths.dashboard()}>
              <Trans>Go to Home</Trans>
            </Button>
          }
        />
      </Card>
    </HeadedPage>
  )
}

/** Renders a read of staff; says what to do where a second factor is missing. */
export function StaffLoaded<Data>({
  read,
  children,
}: {
  read: Read<Data>
  children: (data: Data) => ReactNode
}) {
  if (read.error?.refusal === 'staff_second_factor_needed') return <SecondFactorNeeded />
  return <Loaded read={read}>{children}</Loaded>
}

function SecondFactorNeeded() {
  return (
    <EmptyState
      title={<Trans>Your second factor is missing</Trans>}
      hint={
        <Trans>
          Staff log in with an authenticator app or a passkey. Set one up in Settings. If you have one
          already, log out and log in again with it.
        </Trans>
      }
      action={
        <Button component={Link} to={paths.setting('two-factor')}>
          <Trans>Set it up</Trans>
        </Button>
      }
    />
  )
}
