import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { DigitBoxes, digits } from '../login/DigitBoxes.tsx'
import { CopyButton } from './CopyButton.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import ownClasses from './TwoFactor.module.css'
import { useFocus } from './use-focus.ts'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'

interface TwoFactorSetUpProps {
  /** In base32, the form that apps accept. */
  secret: string
  /** The secret as a QR code, a data: URL. */
  picture: string
  takesFocus: boolean
  onDone: (recoveryCodes: readonly string[]) => void
  /** Two-factor was already switched on from another device. */
  onOnAlready: () => void
}

/** The setup: enter the secret in an app, then the app's code here. */
export function TwoFactorSetUp({ secret, picture, takesFocus, onDone, onOnAlready }: TwoFactorSetUpProps) {
  const { t } = useLingui()
  const id = useId()
  const [enabling, setEnabling] = useState(true)
  const intro = useFocus<HTMLParagraphElement>(takesFocus)
  const { form, fields, failure, sending, submit } = useSettingsForm({
    name: 'two_factor_auth',
    initial: { code: '' },
    input: ({ code }) => ({ code, is_enable_google_auth_code: enabling ? 1 : 0 }),
    onDone: ({ recovery_codes = [] }) => onDone(recovery_codes),
    onRefused: ({ refusal }) => refusal === 'two_factor_on_already' && onOnAlready(),
  })
  const code = fields.bind('code')
  return (
    <div className={classes.stack}>
      <p ref={intro} tabIndex={-1} className={classes.text}>
        <Trans>
          When you log in, you'll also enter a code from an authenticator app, so a stolen password isn't
          enough.
        </Trans>
      </p>
      <h2 className={ownClasses.step}>
        <Trans>1. Add Commons to your authenticator app</Trans>
      </h2>
      <div className={ownClasses.secret}>
        <img
          src={picture}
          width={184}
          height={184}
          className={ownClasses.qr}
          alt={t`QR code for the authenticator app`}
        />
        <div className={classes.stack}>
          <p className={classes.text}>
            <Trans>Scan the QR code with the app, or type in this key:</Trans>
          </p>
          <p className={ownClasses.key}>
            <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <div>
            <CopyButton text={secret} />
          </div>
        </div>
      </div>
      <h2 id={`${id}-label`} className={ownClasses.step}>
        <Trans>2. Enter a code from the app</Trans>
      </h2>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <div>
          <DigitBoxes
            id={id}
            name={code.name}
            labelledBy={`${id}-label`}
            describedBy={`${id}-hint`}
            value={code.value}
            invalid={code.error !== undefined}
            onChange={(value) => fields.set('code', value)}
            onBlur={code.onBlur}
          />
          <p id={`${id}-hint`} className={code.error === undefined ? ownClasses.hint : ownClasses.error}>
            {code.error ?? <Trans>The six digits the app shows now.</Trans>}
          </p>
        </div>
        <label className={ownClasses.check}>
          <input
            type="checkbox"
            checked={enabling}
            onChange={(event) => setEnabling(event.currentTarget.checked)}
          />
          <Trans>Turn on two-factor authentication</Trans>
        </label>
        <FailureNote failure={failure} />
        <OnlineButton
          type="submit"
          className={classes.submit}
          disabled={code.value.length < digits || !enabling}
          loading={sending}
        >
          <Trans>Setup</Trans>
        </OnlineButton>
      </form>
    </div>
  )
}
