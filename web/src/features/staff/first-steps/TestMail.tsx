import type { OutputOf } from '@commons/contract/call.ts'
import type { first_step_list } from '@commons/contract/staff/first-steps.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from '../frame/Rows.module.css'

type Steps = OutputOf<typeof first_step_list>

/** A mail that is on its way is asked for this often. */
const askAgainMs = 2_000

interface TestMailProps {
  of: Steps
  onAgain: () => void
}

/** Sends a mail to the admin, and shows how it went in the mail server's words. */
export function TestMail({ of: { test_mail: mail, has_mail_server }, onAgain }: TestMailProps) {
  const { mutate, error, isPending } = useWrite('send_test_mail', { toasts: 'none' })
  const isOnItsWay = mail?.state === 'waiting' || mail?.state === 'sending'
  useEffect(() => {
    if (!isOnItsWay) return undefined
    const timer = setInterval(onAgain, askAgainMs)
    return () => clearInterval(timer)
  }, [isOnItsWay, onAgain])
  return (
    <>
      {has_mail_server === 0 && (
        <p className={classes.words}>
          <Trans>
            MAIL_URL isn't set, so emails become files in a folder on the server. Nobody gets them.
          </Trans>
        </p>
      )}
      <div role="status">{mail && <Outcome of={mail} isInFolder={has_mail_server === 0} />}</div>
      <FailureNote failure={error?.message} />
      <div className={classes.actions}>
        <Button variant="default" loading={isPending} onClick={() => mutate({})}>
          <Trans>Send me a test email</Trans>
        </Button>
      </div>
    </>
  )
}

function Outcome({
  of: { address, state, error },
  isInFolder,
}: {
  of: NonNullable<Steps['test_mail']>
  isInFolder: boolean
}) {
  if (state === 'sent')
    return (
      <p className={classes.words}>
        {isInFolder ? (
          <Trans>The test to {address} is in the folder.</Trans>
        ) : (
          <Trans>The mail server took the test to {address}. Check that it's in your inbox.</Trans>
        )}
      </p>
    )
  return (
    <>
      <p className={classes.words}>
        {state === 'waiting' || state === 'sending' ? (
          error === '' ? (
            <Trans>The test to {address} is on its way.</Trans>
          ) : (
            <Trans>The test to {address} couldn't be sent. It'll be tried again.</Trans>
          )
        ) : (
          <Trans>The test to {address} couldn't be sent.</Trans>
        )}
      </p>
      {error !== '' && (
        <p className={classes.facts} dir="ltr">
          {error}
        </p>
      )}
    </>
  )
}
