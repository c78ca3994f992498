import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useWrite } from '../../api/use-call.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { FailureNote } from '../../ui/states/FailureNote.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import classes from './way-in/StepPage.module.css'

/** The target of the unsubscribe link in digest emails. It asks first: programs open links too. */
export default function UnsubscribePage() {
  const { t } = useLingui()
  usePageTitle(t`Unsubscribe`)
  const { code = '' } = useParams({ strict: false })
  const { mutate, isPending, isSuccess, error, data } = useWrite('end_notification_mail', { toasts: 'none' })
  return (
    <Card>
      <h1 className={classes.title}>
        <Trans>Unsubscribe</Trans>
      </h1>
      {isSuccess ? (
        <p dir="auto" className={classes.text} role="status">
          {data.message}
        </p>
      ) : (
        <>
          <p className={classes.text}>
            <Trans>
              You'll get no more emails about notifications. Emails about your account's security still come.
            </Trans>
          </p>
          <FailureNote failure={error?.message} />
          <Button fullWidth loading={isPending} onClick={() => mutate({ code })}>
            <Trans>Unsubscribe</Trans>
          </Button>
        </>
      )}
    </Card>
  )
}
