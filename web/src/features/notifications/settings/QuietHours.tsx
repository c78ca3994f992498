import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useWrite } from '../../../api/use-call.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'
import own from './NotificationsPanel.module.css'

/** The hours without popups and push notifications, in this browser's time zone. */
export function QuietHours({ from, to }: { from: string; to: string }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, submit } = useSettingsForm({
    name: 'update_quiet_hours',
    initial: { quiet_from: from || '22:00', quiet_to: to || '07:00' },
    input: (values) => ({ ...values, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  })
  const end = useWrite('update_quiet_hours')
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={classes.heading}>
        <Trans>Quiet hours</Trans>
      </h2>
      <p className={classes.text}>
        {from === '' ? (
          <Trans>Choose when nothing should pop up or be pushed. You find it under the bell later.</Trans>
        ) : (
          <Trans>
            From {from} to {to} nothing pops up or is pushed. You find it under the bell later.
          </Trans>
        )}
      </p>
      <div className={own.hours}>
        <TextInput {...fields.bind('quiet_from')} type="time" label={t`From`} />
        <TextInput {...fields.bind('quiet_to')} type="time" label={t({ message: 'To', context: 'time' })} />
      </div>
      <FailureNote failure={failure} />
      <div className={classes.actions}>
        <OnlineButton type="submit" loading={sending}>
          <Trans>Save quiet hours</Trans>
        </OnlineButton>
        {from !== '' && (
          <OnlineButton
            type="button"
            variant="default"
            loading={end.isPending}
            onClick={() => end.mutate({ quiet_from: '', quiet_to: '' })}
          >
            <Trans>No quiet hours</Trans>
          </OnlineButton>
        )}
      </div>
    </form>
  )
}
