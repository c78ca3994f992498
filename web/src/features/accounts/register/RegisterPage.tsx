import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { Pitch } from '../way-in/Pitch.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import classes from '../way-in/WayIn.module.css'

/** Creates an account, then opens the login page with the address filled in. */
export default function RegisterPage() {
  const { t } = useLingui()
  usePageTitle(t`Register`)
  const navigate = useNavigate()
  const search: { refcode?: string; invitation?: string; code?: string; to?: string } = useSearch({
    strict: false,
  })
  const onRegistered = (email: string) => {
    void navigate({ to: paths.login(), search, state: { email, registered: true } })
  }
  return (
    <div className={classes.page}>
      <Pitch />
      <div className={classes.forms}>
        <Card className={classes.card}>
          <h1 className={classes.title}>
            <Trans>Register</Trans>
          </h1>
          <RegisterForm
            // Another invitation is another form.
            key={search.invitation}
            wording="page"
            referralCode={search.refcode}
            invitationCode={search.invitation}
            onRegistered={onRegistered}
          />
          <p className={classes.other}>
            <Trans>
              Have an account?{' '}
              <Link to={paths.login()} search={search}>
                Login
              </Link>
            </Trans>
          </p>
        </Card>
      </div>
    </div>
  )
}
