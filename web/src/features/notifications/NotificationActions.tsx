import type { Notification } from '@commons/contract/notifications/notifications.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconHeart, IconHeartFilled, IconMessageCircle } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useRefused } from '../../api/use-refused.ts'
import { useWrite } from '../../api/use-call.ts'
import { ActionButton } from '../../ui/actions/ActionButton.tsx'
import { FailureNote } from '../../ui/states/FailureNote.tsx'
import { FieldIssue } from '../../ui/FieldIssue.tsx'
import { issueProps } from '../../ui/issue-props.ts'
import { OnlineButton } from '../../settings-kit/OnlineButton.tsx'
import { isSendKey } from '../../ui/fields/send-key.ts'
import { usePostLike } from '../posts/public.ts'
import classes from './NotificationActions.module.css'

/** Buttons that like or answer what a notification is about, right in its row. */
export function NotificationActions({ row }: { row: Notification }) {
  const { post_id, post_comment_id, is_liked, sender } = row
  if (post_id === null) return null
  const target = { post_id, post_comment_id, sender }
  return <Actions target={target} isLiked={is_liked === 1} />
}

interface Target {
  post_id: number
  post_comment_id: number | null
  sender: string
}

function Actions({ target, isLiked }: { target: Target; isLiked: boolean }) {
  const { t } = useLingui()
  // Fixed when the form opens: the row may change to a later commenter.
  const [answered, setAnswered] = useState<Target>()
  const { sender } = answered ?? target
  const { liked, toggle } = usePostLike(target.post_id, isLiked)
  return (
    <div className={classes.actions}>
      <div className={classes.buttons}>
        {target.post_comment_id === null && (
          <ActionButton
            label={t`Like the post`}
            tip={t`Like`}
            icon={liked ? <IconHeartFilled size={20} /> : <IconHeart size={20} stroke={1.75} />}
            tone="like"
            pressed={liked}
            onClick={toggle}
          />
        )}
        <ActionButton
          label={t`Answer ${sender}`}
          tip={t`Answer`}
          icon={<IconMessageCircle size={20} stroke={1.75} />}
          aria-expanded={answered !== undefined}
          onClick={() => setAnswered(answered ? undefined : target)}
        />
      </div>
      {answered && <AnswerForm target={answered} onSent={() => setAnswered(undefined)} />}
    </div>
  )
}

/** Sends a comment on the post or a reply to the comment. The text stays if sending fails. */
function AnswerForm({ target, onSent }: { target: Target; onSent: () => void }) {
  const { t } = useLingui()
  const { post_id, post_comment_id, sender } = target
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const comment = useWrite('post_comment', { onDone: onSent })
  const reply = useWrite('post_comment_reply', { onDone: onSent })
  const { isPending, error } = post_comment_id === null ? comment : reply
  const id = useId()
  const { issues, failure } = useRefused(error, { [post_comment_id === null ? 'comment' : 'reply']: text })
  const issue = issues['comment'] ?? issues['reply']
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const words = text.trim()
    if (words === '' || isPending) return
    if (post_comment_id === null) comment.mutate({ post_id, comment: words })
    else reply.mutate({ post_comment_id, reply: words })
  }
  return (
    <form className={classes.form} onSubmit={send}>
      <textarea
        dir="auto"
        className={classes.field}
        aria-label={t`Answer ${sender}`}
        rows={2}
        value={text}
        ref={field}
        {...issueProps(id, issue)}
        onChange={({ target: field }) => setText(field.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          send()
        }}
      />
      <FieldIssue id={id} issue={issue} />
      <FailureNote failure={failure} />
      <OnlineButton type="submit" size="sm" loading={isPending} disabled={text.trim() === ''}>
        <Trans>Send</Trans>
      </OnlineButton>
    </form>
  )
}
