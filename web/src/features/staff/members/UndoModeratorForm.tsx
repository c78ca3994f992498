import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Barred } from '@commons/contract/moderation/queue.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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
import { barredTexts } from '../reports/case-texts.tsx'

const dayMs = 86_400_000

/** Why a decision stays. */
const keptTexts: Readonly<Record<Barred | 'purged' | 'superseded', MessageDescriptor>> = {
  ...barredTexts,
  purged: msg`What it hid was removed for good.`,
  superseded: msg`A later decision marks the same thing. Take that one back first.`,
}

interface Done {
  readonly undone: number
  readonly kept: ReadonlyMap<number, keyof typeof keptTexts>
  readonly hasMore: boolean
}

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
  const [done, setDone] = useState<Done>()
  const { mutate, error, isPending } = useWrite('undo_moderator', {
    toasts: 'none',
    onDone: ({ undone, kept, has_more }) =>
      setDone({
        undone: (done?.undone ?? 0) + undone,
        // Those that stay are met again by each step.
        kept: new Map([
          ...(done?.kept ?? []),
          ...kept.map((each) => [each.decision_id, each.reason] as const),
        ]),
        hasMore: has_more === 1,
      }),
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
        <Result of={done} />
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
        <Result of={done} />
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

function Result({ of }: { of: Done }) {
  const { i18n } = useLingui()
  return (
    <>
      <p role="status" className={classes.words}>
        <Plural value={of.undone} one="# decision taken back." other="# decisions taken back." />
        {of.hasMore && (
          <>
            {' '}
            <Trans>There are more.</Trans>
          </>
        )}
      </p>
      {of.kept.size > 0 && (
        <>
          <p className={classes.facts}>
            <Trans>These stay:</Trans>
          </p>
          <ul className={classes.rows}>
            {[...of.kept].map(([id, why]) => (
              <li key={id} className={classes.row}>
                <p className={classes.name}>
                  <Trans>Decision {id}</Trans>
                </p>
                <p className={classes.words}>{i18n._(keptTexts[why])}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
