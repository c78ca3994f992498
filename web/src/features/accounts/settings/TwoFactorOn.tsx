import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { CodeField } from './CodeField.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { SaveOrCancel } from './SaveOrCancel.tsx'
import { useFocus } from './use-focus.ts'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'

const few = 3

interface CodeFormProps {
  action: 'renew' | 'off'
  label: ReactNode
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Asks for a code before recovery codes are renewed or two-factor is switched off. */
function CodeForm({ action, label, onDone, onCancel }: CodeFormProps) {
  const renewal = useSettingsForm({
    name: 'renew_recovery_codes',
    initial: { code: '' },
    input: (values) => values,
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  })
  const end = useSettingsForm({
    name: 'two_factor_auth',
    initial: { code: '' },
    input: ({ code }) => ({ code, is_enable_google_auth_code: 0 }),
    onDone: () => onDone([]),
  })
  const { form, fields, failure, sending, filled, submit } = action === 'renew' ? renewal : end
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <CodeField {...fields.bind('code')} />
      <FailureNote failure={failure} />
      <SaveOrCancel
        onCancel={onCancel}
        color={action === 'off' ? 'rose' : 'petrol'}
        disabled={!filled}
        loading={sending}
      >
        {label}
      </SaveOrCancel>
    </form>
  )
}

interface TwoFactorOnProps {
  codesLeft: number
  takesFocus: boolean
  onRenewed: (recoveryCodes: readonly string[]) => void
  onOff: () => void
}

/** Two-factor is on: shows how many recovery codes are left, renews them, and switches two-factor off. */
export function TwoFactorOn({ codesLeft, takesFocus, onRenewed, onOff }: TwoFactorOnProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<'renew' | 'off'>()
  const state = useFocus<HTMLParagraphElement>(takesFocus)
  const cancel = () => setAsking(undefined)
  return (
    <div className={classes.stack}>
      <p ref={state} tabIndex={-1} className={classes.good}>
        <IconShieldCheck size={22} aria-hidden="true" />
        <Trans>Two-factor authentication is on</Trans>
      </p>
      <p className={classes.text}>
        <Trans>When you log in, you also enter a code from your authenticator app, or a recovery code.</Trans>
      </p>
      <h2 className={classes.heading}>
        <Trans>Recovery codes</Trans>
      </h2>
      <p className={codesLeft <= few ? classes.warning : classes.text}>
        {codesLeft <= few && <IconAlertTriangle size={20} aria-hidden="true" />}
        <span>
          <Plural value={codesLeft} _0="No codes left." one="# code left." other="# codes left." />
          {codesLeft <= few && (
            <>
              {' '}
              <Trans>Get new ones before you run out.</Trans>
            </>
          )}
        </span>
      </p>
      {asking === 'renew' ? (
        <CodeForm action="renew" label={t`Get new recovery codes`} onDone={onRenewed} onCancel={cancel} />
      ) : (
        <OnlineButton variant="default" className={classes.submit} onClick={() => setAsking('renew')}>
          <Trans>Get new recovery codes</Trans>
        </OnlineButton>
      )}
      <h2 className={classes.heading}>
        <Trans>Turn it off</Trans>
      </h2>
      {asking === 'off' ? (
        <CodeForm action="off" label={t`Turn off`} onDone={onOff} onCancel={cancel} />
      ) : (
        <OnlineButton
          variant="default"
          color="rose"
          className={classes.submit}
          onClick={() => setAsking('off')}
        >
          <Trans>Turn off</Trans>
        </OnlineButton>
      )}
    </div>
  )
}
