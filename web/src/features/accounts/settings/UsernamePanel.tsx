import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useRead } from '../../../api/use-call.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useAccountForm } from './use-account-form.ts'
import { useStored } from '../../../settings-kit/use-stored.ts'

interface Earlier {
  username: string
  until: string
}

function UsernameForm({ stored }: { stored: string }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, filled, load, submit } = useAccountForm({
    name: 'update_username',
    initial: { username: stored },
    input: (values) => values,
  })
  useStored(fields, 'username', stored)
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      <TextInput
        {...fields.bind('username')}
        label={t`Username`}
        leftSection={<span aria-hidden="true">@</span>}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        description={t`Use 3 to 30 letters a to z, digits and underscores. You can change it three times in 30 days.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <FailureNote failure={failure} />
      <OnlineButton
        type="submit"
        className={classes.submit}
        disabled={!filled || fields.values.username === stored}
        loading={sending}
      >
        <Trans>Save Username</Trans>
      </OnlineButton>
    </form>
  )
}

function EarlierNames({ history }: { history: readonly Earlier[] }) {
  const { i18n } = useLingui()
  const day = (at: string) => new Date(at).toLocaleDateString(i18n.locale, { dateStyle: 'long' })
  if (history.length === 0) return null
  return (
    <>
      <h2 className={classes.heading}>
        <Trans>Earlier usernames</Trans>
      </h2>
      <p className={classes.text}>
        <Trans>They stay yours, so nobody can use one to impersonate you.</Trans>
      </p>
      <ul className={classes.plain}>
        {history.map(({ username, until }) => {
          const date = day(until)
          return (
            <li key={`${username} ${until}`}>
              <Trans>
                Earlier: <strong>@{username}</strong> until {date}
              </Trans>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The unique @username with its rules and history. */
export function UsernamePanel() {
  return (
    <Loaded read={useRead('show_username', {})}>
      {({ username, history }) => (
        <div className={classes.stack}>
          <UsernameForm stored={username} />
          <EarlierNames history={history} />
        </div>
      )}
    </Loaded>
  )
}
