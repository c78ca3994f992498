import { act, fireEvent, screen } from '@testing-library/react'
import { openSession } from '../../api/session.ts'
import { press, type Forms, type } from '../../test-walk-forms.tsx'
import { ConsentForm } from './apps/ConsentForm.tsx'
import { AppCodeForm } from './login/AppCodeForm.tsx'
import { ForgotPasswordForm } from './lost-password/ForgotPasswordForm.tsx'
import { LoginForm } from './login/LoginForm.tsx'
import { RecoveryCodeForm } from './login/RecoveryCodeForm.tsx'
import { RegisterForm } from './register/RegisterForm.tsx'
import { ResetPasswordForm } from './lost-password/ResetPasswordForm.tsx'
import { AppForm } from './settings/apps/AppForm.tsx'
import { BirthDateForm } from './settings/BirthDateForm.tsx'
import { DisplayNamePanel } from './settings/DisplayNamePanel.tsx'
import { EmailChangeForm } from './settings/EmailChangeForm.tsx'
import { InvitationForm } from './settings/invitations/InvitationForm.tsx'
import { LeavingForm } from './settings/leaving/LeavingForm.tsx'
import { PasskeyAdd } from './settings/PasskeyAdd.tsx'
import { PasskeyRow } from './settings/PasskeyRow.tsx'
import { PasswordPanel } from './settings/PasswordPanel.tsx'
import { TokenForm } from './settings/tokens/TokenForm.tsx'
import { TwoFactorOn } from './settings/TwoFactorOn.tsx'
import { TwoFactorSetUp } from './settings/TwoFactorSetUp.tsx'
import { UsernamePanel } from './settings/UsernamePanel.tsx'
import { challenge } from './way-in/test-way-in.ts'
import { useSecondStep } from './login/use-second-step.ts'

const ignore = () => {}

const captcha = /I'm human/
const solved = {
  answers: { captcha_challenge: challenge.body as object },
  given: ['captchaToken'],
  empties: [captcha],
  ready: () => screen.findByText('Done, thank you.'),
}
/** Turns to a form, which begins to work on its captcha. */
const turnTo = (label: string) => act(() => screen.getByLabelText(label).focus())

function SecondStep({ As }: { As: typeof AppCodeForm }) {
  return <As step={useSecondStep()} />
}

const withTwoFactor = () =>
  openSession({ id: 7, api_key: 'key.secret', is_enable_google_auth_code: '1' } as Parameters<
    typeof openSession
  >[0])

const passkey = { passkey_id: 'p3', name: 'My key', created_at: '2026-11-01T08:00:00.000Z' }
const code = { code: 'Code' }
const digits = () =>
  fireEvent.paste(screen.getByLabelText('Digit 1 of 6'), { clipboardData: { getData: () => '123456' } })

const asked = {
  client_id: '0198f0a0-0000-4000-8000-000000000000',
  redirect_uri: 'org.example.app:/done',
  response_type: 'code',
  scope: 'read money',
  state: 's',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
} as const
const consent = <ConsentForm asked={asked} asksMoney={true} onAllowed={ignore} onDeclined={ignore} />
const app = {
  app_id: asked.client_id,
  name: 'Bread timer',
  website: 'https://bread.example',
  redirect_uris: [asked.redirect_uri],
  members: 0,
  created_at: '2026-11-01T08:00:00.000Z',
}
const ofApp = { name: 'Name of the app', website: 'Its website', redirect_uris: 'Redirect addresses' }

export const forms: Forms = {
  'features/accounts/apps/ConsentForm.tsx': [
    {
      call: 'allow_app',
      render: () => consent,
      fill() {
        type('The most it can spend in a day', '5')
        type('Password', 'a long secret')
      },
      fields: {
        daily_limit: 'The most it can spend in a day',
        days: 'Its access ends in',
        password: 'Password',
      },
      given: Object.keys(asked),
      // It asks for a code in place of the password.
      leaves: ['second_factor_wrong'],
    },
    {
      call: 'allow_app',
      render() {
        withTwoFactor()
        return consent
      },
      fill() {
        type('The most it can spend in a day', '5')
        type('Code', '123456')
      },
      fields: { daily_limit: 'The most it can spend in a day', days: 'Its access ends in', ...code },
      given: Object.keys(asked),
      leaves: ['wrong_password'],
    },
  ],
  'features/accounts/settings/apps/AppForm.tsx': [
    {
      call: 'add_app',
      render: () => <AppForm onSaved={ignore} onCancel={ignore} />,
      fill() {
        type('Name of the app', 'Bread timer')
        type('Its website', 'https://bread.example')
        type('Redirect addresses', 'org.example.app:/done')
      },
      fields: ofApp,
    },
    {
      call: 'edit_app',
      render: () => <AppForm app={app} onSaved={ignore} onCancel={ignore} />,
      fill: ignore,
      fields: ofApp,
      given: ['app_id'],
    },
  ],
  'features/accounts/login/LoginForm.tsx': [
    {
      call: 'login',
      ...solved,
      given: [...solved.given, 'asks_beside'],
      render: () => <LoginForm onLoggedIn={async () => {}} />,
      fill() {
        turnTo('Email')
        type('Email', 'ada@example.org')
        type('Password', 'a long secret')
      },
      fields: { email: 'Email', password: 'Password' },
    },
  ],
  'features/accounts/lost-password/ForgotPasswordForm.tsx': [
    {
      call: 'forget_password',
      ...solved,
      render: () => <ForgotPasswordForm onMailed={ignore} />,
      fill() {
        turnTo('Email')
        type('Email', 'ada@example.org')
      },
      fields: { email: 'Email' },
    },
  ],
  'features/accounts/register/RegisterForm.tsx': [
    {
      call: 'register',
      ...solved,
      render: () => <RegisterForm wording="page" onRegistered={ignore} />,
      fill() {
        turnTo('Full Name')
        type('Full Name', 'Ada Lovelace')
        type('Email', 'ada@example.org')
        type('Password', 'a long secret')
        type('Confirm Password', 'a long secret')
      },
      fields: {
        full_name: 'Full Name',
        email: 'Email',
        password: 'Password',
        confirm_password: 'Confirm Password',
        referral_code: /Referral Code/,
      },
      given: [...solved.given, 'invitation', 'answers'],
    },
  ],
  'features/accounts/settings/invitations/InvitationForm.tsx': [
    {
      call: 'add_invitation',
      render: () => <InvitationForm />,
      fill: () => type('Whom it is for (optional, only you see this)', 'The choir'),
      fields: {
        uses: 'How many people can come by it',
        days: 'How long it works',
        note: 'Whom it is for (optional, only you see this)',
      },
    },
  ],
  'features/accounts/lost-password/ResetPasswordForm.tsx': [
    {
      call: 'reset_password',
      render: () => <ResetPasswordForm code="c" onReset={ignore} onExpired={ignore} />,
      async fill() {
        turnTo('New Password')
        type('New Password', 'a long secret')
        type('Confirm Password', 'a long secret')
      },
      fields: { new_password: 'New Password', confirm_password: 'Confirm Password' },
      given: ['code'],
      // The page offers another link.
      leaves: ['link_expired'],
    },
  ],
  'features/accounts/login/RecoveryCodeForm.tsx': [
    {
      call: 'two_factor_auth',
      render: () => <SecondStep As={RecoveryCodeForm} />,
      fill: () => type('Recovery code', 'abcd-efgh-ijkl'),
      fields: { code: 'Recovery code' },
      given: ['asks_beside'],
    },
  ],
  'features/accounts/login/AppCodeForm.tsx': [
    {
      call: 'two_factor_auth',
      render: () => <SecondStep As={AppCodeForm} />,
      fill: ignore,
      // The sixth digit sends it.
      send: digits,
      fields: { code: 'Digit 1 of 6' },
      given: ['asks_beside'],
      empties: [/^Digit/],
    },
  ],
  'features/accounts/settings/TwoFactorSetUp.tsx': [
    {
      call: 'two_factor_auth',
      render: () => (
        <TwoFactorSetUp
          secret="ABCD"
          picture="data:,"
          takesFocus={false}
          onDone={ignore}
          onOnAlready={ignore}
        />
      ),
      fill: digits,
      fields: { code: 'Digit 1 of 6' },
      given: ['is_enable_google_auth_code'],
      // The panel shows that it is on.
      leaves: ['two_factor_on_already'],
    },
  ],
  'features/accounts/settings/TwoFactorOn.tsx': (['renew_recovery_codes', 'two_factor_auth'] as const).map(
    (call) => ({
      call,
      render: () => <TwoFactorOn codesLeft={5} takesFocus={false} onRenewed={ignore} onOff={ignore} />,
      fill() {
        press(call === 'two_factor_auth' ? 'Turn off' : 'Get new recovery codes')
        type('Code', '123456')
      },
      fields: code,
      given: call === 'two_factor_auth' ? ['is_enable_google_auth_code'] : [],
    }),
  ),
  'features/accounts/settings/leaving/LeavingForm.tsx': [
    {
      call: 'delete_account',
      answers: {
        wallet_balance: { recdata: { holdings: [{ currency: 'FCELL', balance: '5', held: '0' }] } },
      },
      render() {
        withTwoFactor()
        return <LeavingForm name="delete_account" consent="I agree" label="Delete" onCancel={ignore} />
      },
      async fill() {
        fireEvent.click(screen.getByLabelText('I agree'))
        type('Password', 'a long secret')
        type('Code', '123456')
        await screen.findByText(/Your wallet still holds/)
        type(/give up/, 'give up')
      },
      fields: { consent: 'I agree', password: 'Password', code: 'Code', give_up: /give up/ },
    },
  ],
  'features/accounts/settings/UsernamePanel.tsx': [
    {
      call: 'update_username',
      answers: { show_username: { username: 'ada', history: [] } },
      render: () => <UsernamePanel />,
      async fill() {
        await screen.findByLabelText('Username')
        type('Username', 'countess')
      },
      fields: { username: 'Username' },
    },
  ],
  'features/accounts/settings/DisplayNamePanel.tsx': [
    {
      call: 'update_display_name',
      answers: { show_display_name: { display_name: 'Ada' } },
      render: () => <DisplayNamePanel />,
      async fill() {
        await screen.findByLabelText('Display Name')
        type('Display Name', 'Countess')
      },
      fields: { display_name: 'Display Name' },
    },
  ],
  'features/accounts/settings/PasskeyRow.tsx': [
    {
      call: 'update_passkey',
      render: () => <PasskeyRow passkey={passkey} onRemoved={ignore} />,
      fill() {
        press('Rename My key')
        type('Name of the passkey', 'Blue key')
      },
      fields: { name: 'Name of the passkey' },
      given: ['passkey_id'],
    },
  ],
  'features/accounts/settings/PasskeyAdd.tsx': [
    {
      call: 'start_add_passkey',
      render: () => <PasskeyAdd onClose={ignore} />,
      fill() {
        type('Password', 'a long secret')
        type('Name of the passkey', 'Blue key')
      },
      fields: { password: 'Password' },
    },
    {
      call: 'add_passkey',
      answers: { start_add_passkey: { data: {} } },
      render: () => <PasskeyAdd onClose={ignore} />,
      fill() {
        type('Password', 'a long secret')
        type('Name of the passkey', 'Blue key')
      },
      fields: { name: 'Name of the passkey' },
      given: ['credential'],
    },
  ],
  'features/accounts/settings/tokens/TokenForm.tsx': [
    {
      call: 'add_token',
      render: () => <TokenForm onMade={ignore} onCancel={ignore} />,
      fill() {
        type('Name of the token', 'Weather bot')
        fireEvent.click(screen.getByLabelText('Spend your FCELL'))
        type('The most it can spend in a day', '5')
        type('Password', 'a long secret')
      },
      fields: {
        name: 'Name of the token',
        scopes: 'See what you see',
        daily_limit: 'The most it can spend in a day',
        days: 'It expires in',
        password: 'Password',
      },
      // It asks for a code in place of the password.
      leaves: ['second_factor_wrong'],
    },
    {
      call: 'add_token',
      render() {
        withTwoFactor()
        return <TokenForm onMade={ignore} onCancel={ignore} />
      },
      fill() {
        type('Name of the token', 'Weather bot')
        type('Code', '123456')
      },
      fields: {
        name: 'Name of the token',
        scopes: 'See what you see',
        days: 'It expires in',
        code: 'Code',
      },
      leaves: ['wrong_password'],
    },
  ],
  'features/accounts/settings/EmailChangeForm.tsx': [
    {
      call: 'update_email',
      render: () => <EmailChangeForm onClose={ignore} />,
      fill() {
        type('New Email Address', 'ada@example.net')
        type('Password', 'a long secret')
      },
      fields: { email: 'New Email Address', password: 'Password' },
    },
  ],
  'features/accounts/settings/BirthDateForm.tsx': [
    {
      call: 'update_dob',
      render: () => <BirthDateForm stored="" changeableFrom={null} />,
      fill: () => type('Date of birth', '1990-05-01'),
      fields: { dob: 'Date of birth' },
    },
  ],
  'features/accounts/settings/PasswordPanel.tsx': [
    {
      call: 'change_password',
      render: () => <PasswordPanel />,
      fill() {
        type('Old Password', 'an old secret')
        type('New Password', 'a long secret')
        type('Confirm Password', 'a long secret')
      },
      fields: {
        old_password: 'Old Password',
        new_password: 'New Password',
        confirm_password: 'Confirm Password',
      },
    },
  ],
}
