import type { Passkey } from '@commons/contract/accounts/security.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { SaveOrCancel } from './SaveOrCancel.tsx'
import { useAccountForm } from './use-account-form.ts'

function Rename({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, filled, load, submit } = useAccountForm({
    name: 'update_passkey',
    initial: { name: passkey.name },
    input: ({ name }) => ({ passkey_id: passkey.passkey_id, name }),
    onDone: onClose,
  })
  useEffect(() => form.current?.querySelector('input')?.select(), [form])
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      <TextInput {...fields.bind('name')} autoComplete="off" label={t`Name of the passkey`} />
      <FailureNote failure={failure} />
      <SaveOrCancel onCancel={onClose} disabled={!filled} loading={sending}>
        <Trans>Save name</Trans>
      </SaveOrCancel>
    </form>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  /** The row is gone; something else must take the focus. */
  onRemoved: () => void
}

/** A passkey with its dates of creation and last use, and ways to rename and remove it. */
export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const [renaming, setRenaming] = useState(false)
  const { name, created_at, last_used_at } = passkey
  const added = new Date(created_at).toLocaleDateString(i18n.locale, { dateStyle: 'medium' })
  const { mutate, isPending } = useWrite('delete_passkey', { onDone: onRemoved })
  const remove = async () => {
    const question = t`Remove the passkey “${name}”? It opens nothing any more.`
    if (await confirm(question, { destructive: true })) mutate({ passkey_id: passkey.passkey_id })
  }
  return (
    <li className={classes.row}>
      <IconFingerprint size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <p dir="auto" className={classes.rowName}>
          {name}
        </p>
        <p className={classes.rowText}>
          <Trans>Added {added}</Trans>
          {' · '}
          {last_used_at ? (
            <Trans>
              Last used <RelativeTime at={last_used_at} isInSentence />
            </Trans>
          ) : (
            <Trans>Not used yet</Trans>
          )}
        </p>
        {renaming ? (
          <Rename passkey={passkey} onClose={() => setRenaming(false)} />
        ) : (
          <div className={classes.actions}>
            <OnlineButton
              variant="default"
              size="sm"
              aria-label={t`Rename ${name}`}
              onClick={() => setRenaming(true)}
            >
              <Trans>Rename</Trans>
            </OnlineButton>
            <OnlineButton
              variant="default"
              size="sm"
              aria-label={t`Remove ${name}`}
              loading={isPending}
              onClick={() => void remove()}
            >
              <Trans>Remove</Trans>
            </OnlineButton>
          </div>
        )}
      </div>
    </li>
  )
}
