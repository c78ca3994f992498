import { type App, mostRedirects } from '@commons/contract/accounts/apps.ts'
import { isRedirectUri } from '@commons/contract/shared/redirect-uri.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import classes from '../../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { SaveOrCancel } from '../SaveOrCancel.tsx'
import { useAccountForm } from '../use-account-form.ts'

interface AppFormProps {
  /** The app to change; without it, the form registers one. */
  app?: App
  onSaved: () => void
  onCancel: () => void
}

const listed = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Registers or changes an app: its name, its website, and where it may have members sent. */
export function AppForm({ app, onSaved, onCancel }: AppFormProps) {
  const { t } = useLingui()
  const { form, fields, failure, sending, load, submit } = useAccountForm({
    name: app ? 'edit_app' : 'add_app',
    initial: {
      name: app?.name ?? '',
      website: app?.website ?? '',
      redirect_uris: app?.redirect_uris.join('\n') ?? '',
    },
    input: ({ name, website, redirect_uris }) => ({
      ...(app && { app_id: app.app_id }),
      name,
      website,
      redirect_uris: listed(redirect_uris),
    }),
    alsoWrong({ redirect_uris }) {
      const uris = listed(redirect_uris)
      const isRight = uris.length > 0 && uris.length <= mostRedirects && uris.every(isRedirectUri)
      return isRight ? {} : { redirect_uris: 'redirect_uri_invalid' }
    },
    onDone: onSaved,
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  // Errors show once the form is sent: one that appears as a field is left would move what is just being pressed.
  const bind = (name: 'name' | 'website' | 'redirect_uris') => {
    const { onBlur: _, ...field } = fields.bind(name)
    return field
  }
  const below = { inputWrapperOrder: ['label', 'input', 'description', 'error'] } satisfies {
    inputWrapperOrder: Array<'label' | 'input' | 'description' | 'error'>
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      <TextInput
        {...bind('name')}
        {...below}
        autoComplete="off"
        label={t`Name of the app`}
        description={t`People see it when the app asks them for access.`}
      />
      <TextInput
        {...bind('website')}
        {...below}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        label={t`Its website`}
        description={t`Where people can read what it is.`}
      />
      <Textarea
        {...bind('redirect_uris')}
        {...below}
        autosize
        minRows={2}
        maxRows={10}
        autoCapitalize="none"
        spellCheck={false}
        label={t`Redirect addresses`}
        description={t`Where people are sent after they decide, one per line: https://…, http://127.0.0.1/… or an app's own, like org.example.app:/done.`}
      />
      <FailureNote failure={failure} />
      <SaveOrCancel onCancel={onCancel} loading={sending}>
        {app ? <Trans>Save</Trans> : <Trans>Register app</Trans>}
      </SaveOrCancel>
    </form>
  )
}
