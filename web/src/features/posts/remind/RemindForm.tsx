import { Trans, useLingui } from '@lingui/react/macro'
import { IconRepeat } from '@tabler/icons-react'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { watchMember } from '../../../api/session.ts'
import { sayRefused } from '../../../api/say-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { submitByKey } from '../../../ui/fields/send-key.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { MentionTextarea } from '../../../compose/mention/MentionTextarea.tsx'
import { longestPost } from '../composer/post-draft.ts'
import { takeBack } from './remind-post.ts'

// Unsent remarks by post, kept as long as the page is open.
const begun = new Map<number, string>()
watchMember(() => begun.clear())

interface RemindFormProps {
  postId: number
  /** Who will see the repost. */
  audience: 'public' | 'private' | 'group'
  onPlain: () => void
  onClose: () => void
  /** The post to repost. */
  children: ReactNode
}

/**
 * Asks for a remark. Without one the form closes and reposts at once; with one it stays until the repost is
 * sent.
 */
export function RemindForm({ postId, audience, onPlain, onClose, children }: RemindFormProps) {
  const { t } = useLingui()
  const [remark, setRemark] = useState(begun.get(postId) ?? '')
  const left = charactersLeft(remark, longestPost)
  const id = useId()
  const write = useWrite('repost', {
    onDone() {
      begun.delete(postId)
      onClose()
    },
    undo: ({ recdata }) => void takeBack(recdata.post_id).catch(sayRefused),
    toasts: 'none',
  })

  function change(text: string) {
    setRemark(text)
    begun.set(postId, text)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending || (left ?? 0) < 0) return
    const words = remark.trim()
    if (words === '') {
      onClose()
      onPlain()
      return
    }
    write.mutate({ post_id: postId, repost_comment: words })
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <div>
        <label htmlFor={id} className={form.label}>
          <Trans>Remark (optional)</Trans>
        </label>
        <MentionTextarea
          id={id}
          className={form.text}
          rows={2}
          value={remark}
          onText={change}
          placeholder={t`What do you want to say about it?`}
          aria-invalid={(left ?? 0) < 0 || undefined}
          onKeyDown={submitByKey}
        />
        <CharactersLeft left={left} />
      </div>
      {children}
      <p className={form.note}>
        {audience === 'group' ? (
          <Trans>It stays in the group. If the group is closed, only its members see it.</Trans>
        ) : audience === 'private' ? (
          <Trans>Your followers will see it if they can see the post itself.</Trans>
        ) : (
          <Trans>Your followers will see it, and so will everyone on your profile.</Trans>
        )}
      </p>
      <FailureNote failure={write.error?.message} />
      <FormActions
        onCancel={onClose}
        loading={write.isPending}
        disabled={(left ?? 0) < 0}
        leftSection={<IconRepeat size={20} aria-hidden="true" />}
      >
        <Trans>Remind</Trans>
      </FormActions>
    </form>
  )
}
