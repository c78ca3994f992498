import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import classes from '../frame/Rows.module.css'

const TwoFactor = piece(async () => ({
  default: (await import('../../accounts/settings/public.ts')).TwoFactorPanel,
}))

/** Where the link leads that Commons prints while it has no admin: a second factor, then the role. */
export default function ClaimPage() {
  const { t } = useLingui()
  const { token = '' }: { token?: string } = useSearch({ strict: false })
  return (
    <HeadedPage
      name={t`Become the admin`}
      hint={
        <Trans>
          An admin runs this Commons: gives roles, looks after members, and sees whether all is well.
        </Trans>
      }
    >
      {token === '' ? (
        <Card as="div">
          <EmptyState
            title={<Trans>Something of the link is missing</Trans>}
            hint={<Trans>Copy the whole link that Commons printed when it started.</Trans>}
          />
        </Card>
      ) : (
        <Steps token={token} />
      )}
    </HeadedPage>
  )
}

function Steps({ token }: { token: string }) {
  const navigate = useNavigate()
  const isOn = useSession()?.is_enable_google_auth_code === '1'
  // Once it is on, its recovery codes are still to be shown.
  const [wasOff] = useState(!isOn)
  const { mutate, error, isPending } = useWrite('claim_admin', {
    toasts: 'outcome',
    onDone: () => void navigate({ to: paths.adminStart(), replace: true }),
  })
  return (
    <>
      {wasOff && (
        <Card className={classes.part} aria-labelledby="second-factor">
          <h2 id="second-factor">
            <Trans>First a second factor</Trans>
          </h2>
          <p className={classes.facts}>
            <Trans>
              Whoever gets hold of an admin's password could read and change a lot. So staff log in with a
              code from an app as well. If you log in with a passkey, that's enough.
            </Trans>
          </p>
          <Suspense>
            <TwoFactor />
          </Suspense>
        </Card>
      )}
      <Card className={classes.part} aria-labelledby="claim">
        <h2 id="claim">
          <Trans>Then the role</Trans>
        </h2>
        <p className={classes.facts}>
          <Trans>There is one such link, and the first who follows it is the admin.</Trans>
        </p>
        <FailureNote failure={error?.message} />
        <div className={classes.actions}>
          <Button loading={isPending} onClick={() => mutate({ setup_token: token })}>
            <Trans>Become the admin</Trans>
          </Button>
          {error?.refusal === 'admin_exists' && (
            <Button component={Link} to={paths.dashboard()} variant="default">
              <Trans>Go to Home</Trans>
            </Button>
          )}
        </div>
      </Card>
    </>
  )
}
