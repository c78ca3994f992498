import type { FreelancerSettings } from '@commons/contract/freelance/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { type Secret, StepUp, stepUpInput } from '../../../money/StepUp.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import kit from '../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { countryChoices } from '../../freelancers/public.ts'
import classes from './FreelancerSettings.module.css'
import { useFreelancerForm } from './use-freelancer-form.ts'

/** Time zones to choose from, with the one that is stored. */
const zonesWith = (stored: string) =>
  [...new Set([stored, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted((a, b) => a.localeCompare(b))

type Stored = Omit<FreelancerSettings, 'is_two_factor' | 'on_invoices'>
type SecretName = 'password' | 'code'

/** Of the two secrets only the one that is asked for is a field, so that a refusal of the other is said in full. */
const initialOf = (stored: Stored, secret: SecretName) =>
  ({ ...stored, [secret]: '' }) as Stored & Record<SecretName, string>

/** Names, address and time zone. Another country than before is confirmed by a password, code or passkey. */
export function ProfileForm({ settings }: { settings: FreelancerSettings }) {
  const { t, i18n } = useLingui()
  const { is_two_factor, on_invoices, ...stored } = settings
  const isTwoFactor = is_two_factor === 1
  const secretName = isTwoFactor ? 'code' : 'password'
  const [credential, setCredential] = useState<Exclude<Secret, string>>()
  const movesAway = (country: string) => stored.country !== '' && country !== stored.country
  const { form, fields, failure, sending, load, submit } = useFreelancerForm({
    name: 'update_freelancer_settings',
    initial: initialOf(stored, secretName),
    input: ({ password: _password, code: _code, ...values }) => ({
      ...values,
      ...(movesAway(values.country) && stepUpInput(isTwoFactor, secret)),
    }),
    onDone() {
      setCredential(undefined)
      fields.set(secretName, '')
    },
    onRefused: () => setCredential(undefined),
  })
  const secret: Secret = credential ?? fields.values[secretName]
  const prove = (value: Secret) => {
    setCredential(typeof value === 'string' ? undefined : value)
    fields.set(secretName, typeof value === 'string' ? value : '')
  }
  const countries = useMemo(() => countryChoices(i18n.locale), [i18n.locale])
  const zones = zonesWith(stored.time_zone)
  const needsSecret = movesAway(fields.values.country)
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={load}
    >
      <p className={kit.text}>
        {on_invoices === 1 ? (
          <Trans>
            Your country and location are on your profile, and your name and address on your invoices. The
            rest is only for you.
          </Trans>
        ) : (
          <Trans>Only you see this, except for your country and location, which are on your profile.</Trans>
        )}
      </p>
      <div className={classes.pair}>
        <TextInput {...fields.bind('first_name')} label={t`First name`} autoComplete="given-name" />
        <TextInput {...fields.bind('last_name')} label={t`Last name`} autoComplete="family-name" />
      </div>
      <TextInput {...fields.bind('company')} label={t`Company`} autoComplete="organization" />
      <TextInput {...fields.bind('address')} label={t`Address`} autoComplete="address-line1" />
      <div className={classes.pair}>
        <TextInput {...fields.bind('city')} label={t`City/Town`} autoComplete="address-level2" />
        <TextInput {...fields.bind('zip')} label={t`ZIP`} autoComplete="postal-code" />
      </div>
      <TextInput {...fields.bind('state')} label={t`State/Region`} autoComplete="address-level1" />
      <NativeSelect
        {...fields.bind('country')}
        label={t`Country`}
        description={t`Changing it needs identity verification.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[{ value: '', label: t`Not said` }, ...countries]}
      />
      {needsSecret && (
        <StepUp
          isTwoFactor={isTwoFactor}
          value={secret}
          onValue={prove}
          error={fields.bind(secretName).error}
        />
      )}
      <div className={classes.pair}>
        <TextInput
          {...fields.bind('location')}
          label={t`Location`}
          description={t`As your profile says it, such as Brno.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <NativeSelect
          {...fields.bind('time_zone')}
          label={t`Time zone`}
          description={t`Also for your quiet hours and deadlines.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={zones}
        />
      </div>
      <FailureNote failure={failure} />
      <OnlineButton
        type="submit"
        className={kit.submit}
        disabled={needsSecret && secret === ''}
        loading={sending}
      >
        <Trans>Save Setting</Trans>
      </OnlineButton>
    </form>
  )
}
