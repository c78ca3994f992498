import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useRead } from '../../../api/use-call.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useAccountForm } from './use-account-form.ts'
import { useStored } from '../../../settings-kit/use-stored.ts'

function DisplayNameForm({ stored }: { stored: string }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, filled, load, submit } = useAccountForm({
    name: 'update_display_name',
    initial: { display_name: stored },
    input: (values) => values,
  })
  useStored(fields, 'display_name', stored)
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      <TextInput
        {...fields.bind('display_name')}
        label={t`Display Name`}
        autoComplete="name"
        description={t`Your name as others see it, up to 80 characters.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <FailureNote failure={failure} />
      <OnlineButton type="submit" className={classes.submit} disabled={!filled} loading={sending}>
        <Trans>Save Display Name</Trans>
      </OnlineButton>
    </form>
  )
}

export function DisplayNamePanel() {
  return (
    <Loaded read={useRead('show_display_name', {})}>
      {({ display_name }) => <DisplayNameForm stored={display_name} />}
    </Loaded>
  )
}
