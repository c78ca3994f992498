import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useParams, useRouterState, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { targetOf } from '../../../guards.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { ConfirmLinkNote } from '../ConfirmLinkNote.tsx'
import { LoginForm } from './LoginForm.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { Pitch } from '../way-in/Pitch.tsx'
import { RegisteredNote } from '../register/RegisteredNote.tsx'
import { SessionEndedNote } from './SessionEndedNote.tsx'
import { useConfirmLink } from '../use-confirm-link.ts'
import { useEntrance } from './use-entrance.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'
import { WantedNote } from './WantedNote.tsx'
import classes from '../way-in/WayIn.module.css'
import { openedPiece } from '../../../ui/states/piece.tsx'

const RegisterWindow = openedPiece(() => import('../register/RegisterWindow.tsx'))

/** The login page, with the pitch for visitors. */
export default function LoginPage() {
  const { t } = useLingui()
  usePageTitle(t`Login`)
  const { id } = useParams({ strict: false })
  const search: { code?: string; refcode?: string; to?: string } = useSearch({ strict: false })
  const { code, refcode } = search
  const { ended, email: arrived, registered } = useRouterState({ select: ({ location }) => location.state })
  const wanted = targetOf({ params: { id }, search })
  const [registering, setRegistering] = useState(false)
  const [email, setEmail] = useState(arrived)
  const [isNew, setIsNew] = useState(registered === true)
  const [typed, setTyped] = useState(arrived ?? '')
  const enter = useEntrance()
  const passkey = usePasskeyLogin(enter)
  const link = useConfirmLink(code || undefined)

  const onRegistered = (address: string) => {
    setRegistering(false)
    setIsNew(true)
    setEmail(address)
    setTyped(address)
  }

  return (
    <div className={classes.page}>
      <Pitch />
      <div className={classes.forms}>
        {ended && <SessionEndedNote reason={ended} />}
        {isNew && <RegisteredNote />}
        {link !== 'none' && <ConfirmLinkNote state={link} />}
        <Card className={classes.card}>
          <h1 className={classes.title}>
            <Trans>Login</Trans>
          </h1>
          {wanted !== undefined && <WantedNote wanted={wanted} />}
          {/* A new address resets the form: the password was for another account. */}
          <LoginForm
            key={email}
            email={email}
            code={id}
            emailAuthCode={link === 'login' ? code : undefined}
            onLoggedIn={enter}
            onTurnTo={passkey.offer}
            onEmail={setTyped}
          />
          <p className={classes.forgotten}>
            <Link to={paths.forgotPassword()} search={{ to: search.to }} state={{ email: typed.trim() }}>
              <Trans>Forgot your password?</Trans>
            </Link>
          </p>
          {passkey.isPossible && <PasskeyButton busy={passkey.isBusy} onClick={passkey.press} />}
        </Card>
        <div className={classes.aside}>
          <p className={classes.asideText}>
            <Trans>New here?</Trans>
          </p>
          <Button variant="default" onClick={() => setRegistering(true)}>
            <Trans>Create an account</Trans>
          </Button>
        </div>
      </div>
      <Suspense>
        {registering && (
          <RegisterWindow
            referralCode={refcode}
            onClose={() => setRegistering(false)}
            onRegistered={onRegistered}
          />
        )}
      </Suspense>
    </div>
  )
}
