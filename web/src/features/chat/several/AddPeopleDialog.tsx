import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useConnection } from '../../../api/connection.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { FriendChoice, type Chosen } from './FriendChoice.tsx'

/** Adds friends to a chat of several people. */
export default function AddPeopleDialog({ chatId, onClose }: { chatId: number; onClose: () => void }) {
  const offline = useConnection() === 'offline'
  const read = useRead('several_chat_people', { chat_id: chatId })
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const add = useWrite('several_chat_add', { toasts: 'none', onDone: onClose })
  const { failure } = useRefused(add.error, {})
  return (
    <Dialog opened title={<Trans>Add people</Trans>} onClose={onClose}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.size > 0 && !add.isPending && !offline)
            add.mutate({ chat_id: chatId, user_ids: [...chosen.keys()] })
        }}
      >
        <p className={form.note}>
          <Trans>They see what is written from now on, and who is in the chat.</Trans>
        </p>
        <Loaded read={read}>
          {({ recdata }) => (
            <FriendChoice
              chosen={chosen}
              there={recdata.map(({ user_id }) => user_id)}
              onChange={setChosen}
            />
          )}
        </Loaded>
        {offline && (
          <p className={form.note}>
            <Trans>You're offline. You can add people once you're back.</Trans>
          </p>
        )}
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} loading={add.isPending} disabled={chosen.size === 0 || offline}>
          <Trans>Add</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
