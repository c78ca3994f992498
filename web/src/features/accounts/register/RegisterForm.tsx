import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { paths } from '../../../paths.ts'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import classes from '../way-in/AccountForm.module.css'
import { CaptchaCheck } from '../way-in/CaptchaCheck.tsx'
import { EmailField } from './EmailField.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { checkCode, useInvitation, useIsUnknown } from '../invitation/invitation.ts'
import { PasswordAdvice } from './PasswordAdvice.tsx'
import { EntranceNote, WaitingNote } from './EntranceNote.tsx'
import { answerNames, useRegister, type RegisterWording } from './use-register.ts'

interface RegisterFormProps {
  /** The page and the dialog on other pages have different texts. */
  wording: RegisterWording
  referralCode?: string | undefined
  /** The code of an invitation's link. */
  invitationCode?: string | undefined
  /** Called 3 s after success, with the registered address. */
  onRegistered: (email: string) => void
}

/** The form that creates an account. */
export function RegisterForm({
  wording,
  referralCode,
  invitationCode = '',
  onRegistered,
}: RegisterFormProps) {
  const { t } = useLingui()
  const invitation = useInvitation()
  const form = useRef<HTMLFormElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const { fields, captcha, failure, state, entrance, questions, turnTo, submit } = useRegister(
    form,
    wording,
    { referralCode: referralCode ?? invitation?.code ?? '', invitation: invitationCode },
    onRegistered,
  )
  const inviter = invitation?.code === fields.values.referral_code.trim() ? invitation.name : undefined
  const isUnknown = useIsUnknown(fields.values.referral_code)
  const referral = fields.bind('referral_code')
  const inWindow = wording === 'window'
  if (state === 'waiting') return <WaitingNote email={fields.values.email.trim()} />
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={submit}
      onFocus={turnTo}
      onPointerEnter={turnTo}
    >
      {entrance && <EntranceNote entrance={entrance} isInvited={invitationCode !== ''} />}
      {(entrance?.mode === 'invitation' || fields.bind('invitation').error !== undefined) && (
        <TextInput
          {...fields.bind('invitation')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={t`Invitation code`}
        />
      )}
      <TextInput {...fields.bind('full_name')} autoComplete="name" label={t`Full Name`} />
      <EmailField {...fields.bind('email')} autoComplete="email" />
      <PasswordField
        {...fields.bind('password')}
        autoComplete="new-password"
        className={classes.advised}
        label={inWindow ? t`Login Key` : t`Password`}
        description={
          fields.bind('password').error ? undefined : <PasswordAdvice password={fields.values.password} />
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <PasswordField
        {...fields.bind('confirm_password')}
        autoComplete="new-password"
        label={inWindow ? t`Confirm Login Key` : t`Confirm Password`}
      />
      <TextInput
        {...referral}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t`Referral Code (if you have one)`}
        description={inviter !== undefined && <Trans>Invited by {inviter}</Trans>}
        error={
          referral.error ??
          (isUnknown && (
            <>
              <Trans>Nobody has this code.</Trans>{' '}
              <button
                type="button"
                className={classes.without}
                onClick={() => {
                  fields.set('referral_code', '')
                  code.current?.focus()
                }}
              >
                <Trans>Go on without it</Trans>
              </button>
            </>
          ))
        }
        ref={code}
        onBlur={() => {
          referral.onBlur()
          checkCode(fields.values.referral_code)
        }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {questions.map((question, nth) => {
        const name = answerNames[nth]
        return (
          name && (
            <Textarea key={name} {...fields.bind(name)} autosize minRows={2} maxRows={8} label={question} />
          )
        )
      })}
      {/* In tabs of their own, so that what was typed stays. */}
      <p className={classes.agreed}>
        <Trans>
          By joining, you agree to our{' '}
          <a href={`#${paths.terms()}`} target="_blank">
            terms
          </a>
          ,{' '}
          <a href={`#${paths.rules()}`} target="_blank">
            rules
          </a>{' '}
          and{' '}
          <a href={`#${paths.privacy()}`} target="_blank">
            privacy page
          </a>
          .
        </Trans>
      </p>
      <CaptchaCheck captcha={captcha} {...fields.bind('captcha')} />
      <FailureNote failure={failure} />
      <Button type="submit" fullWidth loading={state === 'sending'} disabled={state === 'done'}>
        {questions.length > 0 ? <Trans>Ask to join</Trans> : <Trans>Register</Trans>}
      </Button>
    </form>
  )
}
