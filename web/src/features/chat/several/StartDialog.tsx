import { longestChatTitle } from '@commons/contract/chat/several.ts'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useConnection } from '../../../api/connection.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { showChat } from '../open-chat.ts'
import { FriendChoice, type Chosen } from './FriendChoice.tsx'

interface StartDialogProps {
  /** The friend who is chosen from the beginning. */
  friend?: { readonly user_id: number; readonly full_name: string } | undefined
  onClose: () => void
}

/** Starts a chat with two or more friends. */
export default function StartDialog({ friend, onClose }: StartDialogProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const offline = useConnection() === 'offline'
  const [title, setTitle] = useState('')
  const [own, setOwn] = useState<Chosen>()
  const chosen = own ?? new Map(friend && [[friend.user_id, friend.full_name]])
  const start = useWrite('several_chat_start', {
    toasts: 'none',
    onDone({ recdata }) {
      onClose()
      showChat(client, navigate, recdata.chat_id)
    },
  })
  const { issues, failure } = useRefused(start.error, { title })
  return (
    <Dialog opened title={<Trans>New chat with several people</Trans>} onClose={onClose}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.size < 2 || start.isPending || offline) return
          start.mutate({ user_ids: [...chosen.keys()], title: title.trim() })
        }}
      >
        <p className={form.note}>
          <Trans>Choose at least two friends. Everybody sees who is in the chat.</Trans>
        </p>
        <FriendChoice chosen={chosen} onChange={setOwn} />
        <TextInput
          dir="auto"
          name="title"
          label={t`Name of the chat, if you like`}
          autoComplete="off"
          maxLength={unitsFor(longestChatTitle)}
          value={title}
          error={issues['title']}
          onChange={({ currentTarget }) => setTitle(beginningOf(currentTarget.value, longestChatTitle))}
        />
        {offline && (
          <p className={form.note}>
            <Trans>You're offline. You can start the chat once you're back.</Trans>
          </p>
        )}
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} loading={start.isPending} disabled={chosen.size < 2 || offline}>
          <Trans>Start chat</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
