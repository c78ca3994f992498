import { longestReview } from '@commons/contract/shared/review.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { StarsField } from '../../../ui/fields/StarsField.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { reviewDraft } from './review-draft.ts'

/** Reviews the other side of an agreement. What is written is kept until it is sent. */
export function ReviewForm({ jobId, otherId }: { jobId: number; otherId: number }) {
  const { t } = useLingui()
  const { draft, restored, change, forget } = useKeptDraft(reviewDraft, String(jobId))
  const { stars, comment } = draft
  const [isMissing, setMissing] = useState(false)
  const { mutate, error, isPending } = useWrite('add_review', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      forget()
    },
  })
  const { issues, failure } = useRefused(error, { rating: stars, comment })
  const left = charactersLeft(comment, longestReview)
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(stars === 0)
    if (stars > 0 && !isPending && (left ?? 0) >= 0)
      mutate({ project_id: jobId, review_user_id: otherId, rating: stars, comment })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {restored && !isPending && <DraftRestored onDiscard={forget} />}
      <StarsField
        label={t`Your rating`}
        value={stars}
        disabled={isPending}
        issue={isMissing && stars === 0 ? fieldText('rating_invalid') : issues.rating}
        onChange={(value) => change({ stars: value })}
      />
      <div>
        <Textarea
          label={t`Your review (optional)`}
          autosize
          minRows={3}
          value={comment}
          disabled={isPending}
          error={issues.comment}
          onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
        />
        <CharactersLeft left={left} />
      </div>
      <FailureNote failure={failure} />
      <div className={form.actions}>
        <Button type="submit" loading={isPending}>
          <Trans context="a button">Rating</Trans>
        </Button>
      </div>
    </form>
  )
}
