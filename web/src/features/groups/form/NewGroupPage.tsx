import { Button } from '@mantine/core'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import type { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './NewGroupPage.module.css'
import type { useGroupSave } from './use-group-save.ts'

interface NewGroupPageProps {
  /** Used as heading and button label. */
  title: string
  kept: Pick<ReturnType<typeof useKeptDraft>, 'restored' | 'forget'>
  saving: Pick<ReturnType<typeof useGroupSave>, 'sending' | 'cancel'>
  /** What the fields don't say. */
  failure: string | undefined
  isReady: boolean
  formRef?: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  /** The form's fields. */
  children: ReactNode
  /** Shown beside the form or below it. */
  beside?: ReactNode
}

/** The page that creates a group or project; the draft is kept until then. */
export function NewGroupPage({
  title,
  kept: { restored, forget },
  saving: { sending, cancel },
  failure,
  isReady,
  formRef,
  onSubmit,
  children,
  beside,
}: NewGroupPageProps) {
  const isSending = sending !== undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !isSending) onSubmit()
  }
  return (
    <HeadedPage name={title}>
      <div className={classes.sides} data-two={beside !== undefined || undefined}>
        <Card as="div">
          <form ref={formRef} className={form.form} noValidate onSubmit={submit}>
            {restored && !isSending && <DraftRestored onDiscard={forget} />}
            {children}
            <FailureNote failure={failure} />
            {sending && sending.totalBytes > 0 && <SendingProgress sending={sending} onCancel={cancel} />}
            <div className={form.actions}>
              <Button type="submit" disabled={!isReady} loading={isSending}>
                <bdi>{title}</bdi>
              </Button>
            </div>
          </form>
        </Card>
        {beside}
      </div>
    </HeadedPage>
  )
}
