import { longestInvitationNote } from '@commons/contract/accounts/registration.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../../api/use-call.ts'
import { useRefused } from '../../../../api/use-refused.ts'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { copyLink } from '../../../../ui/share/copy-link.ts'
import { invitationLink } from './invitation-link.ts'

/** Makes an invitation and copies its link. */
export function InvitationForm() {
  const { t, i18n } = useLingui()
  const [uses, setUses] = useState('1')
  const [days, setDays] = useState('7')
  const [note, setNote] = useState('')
  const { mutate, error, isPending } = useWrite('add_invitation', {
    toasts: 'none',
    onDone({ recdata }) {
      setNote('')
      void copyLink(invitationLink(recdata.code))
    },
  })
  const { issues, failure } = useRefused(error, { uses, days, note })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate({ uses: Number(uses), note, ...(days !== '' && { days: Number(days) }) })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <NativeSelect
        label={t`How many people can come by it`}
        value={uses}
        error={issues.uses}
        onChange={({ currentTarget }) => setUses(currentTarget.value)}
        data={[1, 5, 10, 25, 100].map((each) => ({ value: String(each), label: i18n.number(each) }))}
      />
      <NativeSelect
        label={t`How long it works`}
        value={days}
        error={issues.days}
        onChange={({ currentTarget }) => setDays(currentTarget.value)}
        data={[
          { value: '1', label: t`A day` },
          { value: '7', label: t`A week` },
          { value: '30', label: t`30 days` },
          { value: '', label: t`Until I end it` },
        ]}
      />
      <TextInput
        label={t`Whom it is for (optional, only you see this)`}
        value={note}
        maxLength={unitsFor(longestInvitationNote)}
        error={issues.note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <FailureNote failure={failure} />
      <OnlineButton type="submit" className={classes.submit} loading={isPending}>
        <Trans>Make an invitation and copy its link</Trans>
      </OnlineButton>
    </form>
  )
}
