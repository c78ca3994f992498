import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'
import rows from '../frame/Rows.module.css'
import { afterStep, UndoneResult, type UndoneSoFar } from './UndoneMany.tsx'

interface UndoWaveProps {
  waveId: number
  onClose: () => void
}

/** The dialog in which all decisions of one act are taken back. */
export function UndoWaveDialog(props: UndoWaveProps) {
  return (
    <Dialog opened title={<Trans>Take all of it back</Trans>} size="form" onClose={props.onClose}>
      <UndoWaveForm {...props} />
    </Dialog>
  )
}

/** Takes back all decisions of one act, in steps where there are many; after a refusal it goes on with the rest. */
export function UndoWaveForm({ waveId, onClose }: UndoWaveProps) {
  const [reason, setReason] = useState('')
  const [done, setDone] = useState<UndoneSoFar>()
  const [isPending, setPending] = useState(false)
  const { mutateAsync, error } = useWrite('undo_wave', { toasts: 'none' })
  const { issues, failure } = useRefused(error, { reason })
  async function undoAll() {
    let soFar = done
    setPending(true)
    try {
      do {
        // oxlint-disable-next-line no-await-in-loop -- each step goes on where the one before ended
        soFar = afterStep(soFar, await mutateAsync({ wave_id: waveId, reason }))
        setDone(soFar)
      } while (soFar.hasMore)
    } catch {
      // The form says it, by `error`.
    } finally {
      setPending(false)
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isReason(reason)) void undoAll()
  }
  if (done && !done.hasMore)
    return (
      <div className={form.form}>
        <UndoneResult of={done} />
        <div className={rows.actions}>
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
          <ReasonField
            label={<Trans>Why?</Trans>}
            value={reason}
            issue={issues.reason}
            onChange={setReason}
          />
          <p className={form.note}>
            <Trans>
              Everything that was decided in this act is undone, and the reports wait again. The authors are
              told.
            </Trans>
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
