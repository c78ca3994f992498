import { longestChatTitle } from '@commons/contract/chat/several.ts'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface RenameDialogProps {
  chatId: number
  title: string
  onClose: () => void
}

/** Names a chat of several people. */
export default function RenameDialog({ chatId, title: before, onClose }: RenameDialogProps) {
  const { t } = useLingui()
  const [title, setTitle] = useState(before)
  const rename = useWrite('several_chat_rename', { toasts: 'none', onDone: onClose })
  const { issues, failure } = useRefused(rename.error, { title })
  return (
    <Dialog opened size="small" title={<Trans>Rename chat</Trans>} onClose={onClose}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!rename.isPending) rename.mutate({ chat_id: chatId, title: title.trim() })
        }}
      >
        <TextInput
          dir="auto"
          name="title"
          label={t`Name`}
          description={t`Without one, it is called after the people in it.`}
          autoComplete="off"
          maxLength={unitsFor(longestChatTitle)}
          value={title}
          error={issues['title']}
          onChange={({ currentTarget }) => setTitle(beginningOf(currentTarget.value, longestChatTitle))}
        />
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} loading={rename.isPending}>
          <Trans>Save</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
