import type { Hours, WorkLog } from '@commons/contract/freelance/hours.ts'
import { longestWorkLog } from '@commons/contract/shared/job-hours.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { fieldText } from '../../../locales/contract-messages.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { Duration, useDayNames } from './hours-texts.tsx'
import classes from './Hours.module.css'
import { freeDays, minutesOf } from './work-days.ts'

interface WorkLogDialogProps {
  hours: Hours
  /** The log to change; a new one without it. */
  log?: WorkLog
  onClose: () => void
}

/** Logs the work of a day, or changes what is logged of it. */
export default function WorkLogDialog({ hours: of, log, onClose }: WorkLogDialogProps) {
  const { t } = useLingui()
  const names = useDayNames()
  const days = freeDays(of)
  const [day, setDay] = useState(log?.day ?? days[0] ?? of.today)
  const [hours, setHours] = useState(log ? String(Math.floor(log.minutes / 60)) : '')
  const [rest, setRest] = useState(log ? String(log.minutes % 60) : '')
  const [description, setDescription] = useState(log?.description ?? '')
  const options = {
    toasts: 'none' as const,
    onDone({ message }: { message: string }) {
      toast.success(message)
      onClose()
    },
  }
  const add = useWrite('add_work_log', options)
  const update = useWrite('update_work_log', options)
  const isPending = add.isPending || update.isPending
  const minutes = minutesOf(hours, rest)
  const { issues, failure } = useRefused(log ? update.error : add.error, {
    day,
    minutes: `${hours}:${rest}`,
    description,
  })
  const isTooLong = graphemes(description.trim()) > longestWorkLog
  const isTyped = hours !== '' || rest !== ''
  const most = of.week.left_minutes + (log?.minutes ?? 0)
  const left = <Duration minutes={most} />

  function submit(event: FormEvent) {
    event.preventDefault()
    if (minutes === undefined || isTooLong || isPending) return
    if (log) update.mutate({ work_log_id: log.id, minutes, description })
    else add.mutate({ payment_id: of.payment_id, day, minutes, description })
  }

  return (
    <Dialog
      opened
      title={log ? <Trans>Edit log</Trans> : <Trans>Log work</Trans>}
      size="form"
      onClose={onClose}
    >
      <form className={form.form} noValidate onSubmit={submit}>
        {log ? (
          <p className={form.note}>{names.day(log.day)}</p>
        ) : (
          <NativeSelect
            label={t`Day`}
            value={day}
            disabled={isPending}
            error={issues.day}
            data={days.map((each) => ({ value: each, label: names.day(each) }))}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        )}
        <div className={classes.time}>
          <TextInput
            label={t({ message: 'Hours', context: 'of work that is logged' })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={hours}
            disabled={isPending}
            onChange={({ currentTarget }) => setHours(currentTarget.value)}
          />
          <TextInput
            label={t({ message: 'Minutes', context: 'of work that is logged' })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={rest}
            disabled={isPending}
            error={isTyped && minutes === undefined ? fieldText('minutes_invalid') : issues.minutes}
            onChange={({ currentTarget }) => setRest(currentTarget.value)}
          />
        </div>
        <p className={form.note}>
          <Trans>Up to {left} can be logged this week.</Trans>
        </p>
        <Textarea
          label={t`What did you do?`}
          autosize
          minRows={3}
          value={description}
          disabled={isPending}
          error={isTooLong ? fieldText('work_log_too_long') : issues.description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <FailureNote failure={failure} />
        <FormActions
          onCancel={onClose}
          canCancel={!isPending}
          disabled={minutes === undefined || isTooLong || description.trim() === ''}
          loading={isPending}
        >
          {log ? <Trans>Save log</Trans> : <Trans>Log work</Trans>}
        </FormActions>
      </form>
    </Dialog>
  )
}
