import { longestReviewAnswer } from '@commons/contract/shared/review.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

/** Answers a review, once. */
export default function AnswerDialog({ reviewId, onClose }: { reviewId: number; onClose: () => void }) {
  const { t } = useLingui()
  const [comment, setComment] = useState('')
  const { mutate, error, isPending } = useWrite('answer_review', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { comment })
  const left = charactersLeft(comment, longestReviewAnswer)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && (left ?? 0) >= 0) mutate({ review_id: reviewId, comment })
  }
  return (
    <Dialog opened title={<Trans>Answer this review</Trans>} size="small" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <p className={form.note}>
          <Trans>Everyone who sees the review sees your answer. You can't change it later.</Trans>
        </p>
        <div>
          <Textarea
            label={t`Your answer`}
            autosize
            minRows={3}
            value={comment}
            error={issues.comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          <CharactersLeft left={left} />
        </div>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} loading={isPending}>
          <Trans>Publish answer</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
