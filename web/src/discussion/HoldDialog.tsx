import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../api/use-call.ts'
import { useRefused } from '../api/use-refused.ts'
import { FormActions } from '../compose/FormActions.tsx'
import { paths } from '../paths.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import form from '../ui/dialog/DialogForm.module.css'
import { RadioCards } from '../ui/fields/RadioCards.tsx'
import { toast } from '../ui/notices/toast.ts'
import { FailureNote } from '../ui/states/FailureNote.tsx'
import type { Holding } from './discussed.ts'
import { useHoldChoices } from './use-hold-choices.tsx'

interface HoldDialogProps {
  /** What is commented on. */
  object: number
  holding: Holding
  onClose: () => void
}

/** Which comments on the member's own object wait for their approval. */
export default function HoldDialog({ object, holding, onClose }: HoldDialogProps) {
  const { t } = useLingui()
  const { names, choices } = useHoldChoices()
  const [hold, setHold] = useState<'default' | 'off' | 'some' | 'all'>(holding.own ?? 'default')
  const { mutate, error, isPending } = useWrite('comment_settings_update', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { failure } = useRefused(error, {})
  const general = names[holding.general]

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate({ object_id: object, hold })
  }
  return (
    <Dialog opened title={<Trans>Comments that wait</Trans>} onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <RadioCards
          legend={<Trans>New comments here</Trans>}
          value={hold}
          choices={[
            {
              value: 'default',
              label: t`As in the whole channel`,
              hint: <Trans>Now: {general}</Trans>,
            },
            ...choices,
          ]}
          onChange={setHold}
        />
        <p>
          <Link to={paths.heldComments()} onClick={onClose}>
            <Trans>Your words, and whom you always approve</Trans>
          </Link>
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} loading={isPending}>
          <Trans context="the changes">Save</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
