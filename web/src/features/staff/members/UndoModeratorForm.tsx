import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { localTime } from '../../../ui/fields/local-time.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'
import classes from '../frame/Rows.module.css'
import { afterStep, UndoneResult, type UndoneSoFar } from '../reports/UndoneMany.tsx'

const dayMs = 86_400_000

interface UndoModeratorFormProps {
  userId: number
  onClose: () => void
}

/** Takes back what a moderator decided between two times, in several steps where it is a lot. */
export function UndoModeratorForm({ userId, onClose }: UndoModeratorFormProps) {
  const { t } = useLingui()
  const [from, setFrom] = useState(() => localTime(new Date(Date.now() - 7 * dayMs)))
  // The field knows no seconds: the minute that has begun counts, too.
  const [to, setTo] = useState(() => localTime(new Date(Date.now() + 60_000)))
  const [reason, setReason] = useState('')
  const [done, setDone] = useState<UndoneSoFar>()
  const { mutate, error, isPending } = useWrite('undo_moderator', {
    toasts: 'none',
    onDone: (answer) => setDone(afterStep(done, answer)),
  })
  const { issues, failure } = useRefused(error, { from, to, reason })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isReason(reason))
      mutate({ moderator_user_id: userId, from: moment(from), to: moment(to), reason })
  }
  if (done && !done.hasMore)
    return (
      <div className={form.form}>
        <UndoneResult of={done} />
        <div className={classes.actions}>
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </div>
    )
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {done ? (
        <UndoneResult of={done} />
      ) : (
        <>
          <TextInput
            type="datetime-local"
            label={t({ message: 'From', context: 'time' })}
            value={from}
            error={issues.from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextInput
            type="datetime-local"
            label={t({ message: 'To', context: 'time' })}
            value={to}
            error={issues.to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <ReasonField
            label={<Trans>Why?</Trans>}
            value={reason}
            issue={issues.reason}
            onChange={setReason}
          />
          <p className={form.note}>
            <Trans>Everything they decided then is undone, latest first, and its reports wait again.</Trans>
          </p>
        </>
      )}
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        {done ? <Trans>Go on</Trans> : <Trans>Take them back</Trans>}
      </FormActions>
    </form>
  )
}

/** Returns a field's local time as calls take it. */
const moment = (local: string) => (local === '' ? '' : new Date(local).toISOString())
