import type { MemberDetail } from '@commons/contract/staff/staff.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useStaffRole } from '../../../api/use-staff-role.ts'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { Fact } from '../frame/Fact.tsx'
import { StaffLoaded } from '../frame/StaffPage.tsx'
import { memberStateNames, roleNames } from '../frame/staff-texts.tsx'
import classes from '../frame/Rows.module.css'
import { mailStates } from './mail-texts.ts'

const RoleDialog = piece(() => import('./RoleDialog.tsx'))
const UndoModeratorDialog = piece(() => import('./UndoModeratorDialog.tsx'))

function Account({ of }: { of: MemberDetail }) {
  const { i18n } = useLingui()
  return (
    <dl className={classes.sheet}>
      <Fact name={<Trans>Username</Trans>}>@{of.username}</Fact>
      <Fact name={<Trans>Email address</Trans>}>
        {of.email}
        {of.email_verified === 0 && (
          <>
            {' '}
            <Trans>(not verified)</Trans>
          </>
        )}
      </Fact>
      <Fact name={<Trans>Role</Trans>}>{i18n._(roleNames[of.role ?? 'member'])}</Fact>
      <Fact name={<Trans>State</Trans>}>{i18n._(memberStateNames[of.state])}</Fact>
      <Fact name={<Trans>Joined</Trans>}>
        <RelativeTime at={of.joined_at} />
      </Fact>
      <Fact name={<Trans>Last login</Trans>}>
        {of.last_login_at === null ? '–' : <RelativeTime at={of.last_login_at} />}
      </Fact>
      <Fact name={<Trans>Second factor</Trans>}>
        {of.two_factor === 0 && of.passkeys === 0 && <Trans>None</Trans>}
        {of.two_factor === 1 && <Trans>Authenticator app</Trans>}
        {of.two_factor === 1 && of.passkeys > 0 && ', '}
        {of.passkeys > 0 && <Trans>Passkeys: {i18n.number(of.passkeys)}</Trans>}
      </Fact>
      <Fact name={<Trans>Posts</Trans>}>{i18n.number(of.posts)}</Fact>
      <Fact name={<Trans>Reports of them</Trans>}>{i18n.number(of.reports_of)}</Fact>
      <Fact name={<Trans>Reports by them</Trans>}>{i18n.number(of.reports_by)}</Fact>
      {of.decisions_made > 0 && (
        <Fact name={<Trans>Decisions of theirs</Trans>}>{i18n.number(of.decisions_made)}</Fact>
      )}
    </dl>
  )
}

function Sessions({ of }: { of: MemberDetail }) {
  return (
    <Card className={classes.part} aria-labelledby="sessions">
      <h2 id="sessions">
        <Trans>Open sessions</Trans>
      </h2>
      {of.sessions.length === 0 ? (
        <p className={classes.facts}>
          <Trans>They aren't logged in anywhere.</Trans>
        </p>
      ) : (
        <ul className={classes.rows}>
          {of.sessions.map((session) => (
            <li key={session.created_at} className={classes.row}>
              <p className={classes.name}>
                {[session.browser, session.device].filter(Boolean).join(', ') || (
                  <Trans>Another program</Trans>
                )}
              </p>
              <p dir="auto" className={classes.facts}>
                {session.place}
              </p>
              <p className={classes.side}>
                <RelativeTime at={session.last_used_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Mails({ of }: { of: MemberDetail }) {
  const { i18n } = useLingui()
  return (
    <Card className={classes.part} aria-labelledby="mails">
      <h2 id="mails">
        <Trans>Latest mails to them</Trans>
      </h2>
      {of.mails.length === 0 ? (
        <p className={classes.facts}>
          <Trans>None in the last 30 days.</Trans>
        </p>
      ) : (
        <ul className={classes.rows}>
          {of.mails.map((mail) => (
            <li key={`${mail.kind} ${mail.created_at}`} className={classes.row}>
              <p className={classes.name}>{mail.kind}</p>
              <p className={classes.facts}>{i18n._(mailStates[mail.state])}</p>
              <p className={classes.side}>
                <RelativeTime at={mail.created_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A member as support sees them: their account, sessions and mails, and for admins their role. */
export function AccountCards({ userId }: { userId: string }) {
  const [isChanging, setIsChanging] = useState(false)
  const [isUndoing, setIsUndoing] = useState(false)
  const isAdmin = useStaffRole() === 'admin'
  const read = useRead('admin_member_detail', { view_user_id: userId })
  if (!read.data)
    return (
      <Card as="div">
        <StaffLoaded read={read}>{() => null}</StaffLoaded>
      </Card>
    )
  const of = read.data.recdata
  return (
    <>
      <Card className={classes.part} aria-labelledby="account">
        <h2 id="account">
          <bdi>{of.full_name}</bdi>
        </h2>
        <Account of={of} />
        <div className={classes.actions}>
          {isAdmin && (
            <Button onClick={() => setIsChanging(true)}>
              <Trans>Change role</Trans>
            </Button>
          )}
          <Button component={Link} to={paths.timeline(of.user_id)} variant="default">
            <Trans>Show profile</Trans>
          </Button>
          {isAdmin && (
            <Button
              component={Link}
              to={paths.adminLog()}
              search={{ target: String(of.user_id) } as never}
              variant="default"
            >
              <Trans>What staff did</Trans>
            </Button>
          )}
          {isAdmin && of.decisions_made > 0 && (
            <Button variant="default" onClick={() => setIsUndoing(true)}>
              <Trans>Take back decisions…</Trans>
            </Button>
          )}
        </div>
      </Card>
      <Sessions of={of} />
      <Mails of={of} />
      {isChanging && (
        <Suspense>
          <RoleDialog member={of} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
      {isUndoing && (
        <Suspense>
          <UndoModeratorDialog member={of} onClose={() => setIsUndoing(false)} />
        </Suspense>
      )}
    </>
  )
}
