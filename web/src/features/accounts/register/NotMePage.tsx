import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { LinkExpired } from '../lost-password/LinkExpired.tsx'
import { StepPage } from '../way-in/StepPage.tsx'
import classes from '../way-in/StepPage.module.css'

/** The target of the "this wasn't me" link in emails. Acts only on a press: programs open links too. */
export default function NotMePage() {
  const { t } = useLingui()
  const { code = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallError>()

  const disown = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      const { data, message } = await call('security_change_disown', { code })
      toast.success(message)
      await navigate({ to: paths.resetPassword(data.reset_code), replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error)
      setSending(false)
    }
  }

  if (failure?.refusal === 'link_expired')
    return (
      <StepPage title={t`This link no longer works`} step="expired">
        <LinkExpired message={failure.message} />
      </StepPage>
    )
  return (
    <StepPage title={t`Wasn't you?`} step="ask">
      <p className={classes.text}>
        <Trans>Then someone else got into your account. Take it back with one press:</Trans>
      </p>
      <ul className={classes.list}>
        <li>
          <Trans>All devices are logged out, including yours.</Trans>
        </li>
        <li>
          <Trans>Anything that change added is removed: a passkey, a second factor, another address.</Trans>
        </li>
        <li>
          <Trans>Your password stops working, and you choose a new one.</Trans>
        </li>
      </ul>
      <FailureNote failure={failure?.message} />
      <Button color="rose" fullWidth loading={sending} onClick={() => void disown()}>
        <Trans>This wasn't me: secure my account</Trans>
      </Button>
    </StepPage>
  )
}
