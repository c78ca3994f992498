import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconUsersPlus } from '@tabler/icons-react'
import { useSession } from '../../../api/session.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { PersonRow } from '../../../shown/PersonRow.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { openAddPeople } from './open-add-people.ts'
import classes from './PeopleDialog.module.css'

function Remove({ chatId, userId, name }: { chatId: number; userId: number; name: string }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { mutate, isPending } = useWrite('several_chat_remove', { toasts: 'failure' })
  async function remove() {
    if (await confirm(t`${name} won't see this chat any more. Remove them?`, { destructive: true }))
      mutate({ chat_id: chatId, member_id: userId })
  }
  return (
    <Button
      size="sm"
      variant="default"
      aria-label={t`Remove ${name}`}
      loading={isPending}
      onClick={() => void remove()}
    >
      <Trans>Remove</Trans>
    </Button>
  )
}

/** Who is in a chat of several people. Its owner adds and removes them here. */
export default function PeopleDialog({ chatId, onClose }: { chatId: number; onClose: () => void }) {
  const me = useSession()?.id
  const read = useRead('several_chat_people', { chat_id: chatId })
  return (
    <Dialog opened title={<Trans>People in this chat</Trans>} onClose={onClose}>
      <Loaded read={read}>
        {({ recdata }) => {
          const isOwner = recdata.some(({ user_id, is_owner }) => user_id === me && is_owner === 1)
          return (
            <>
              <ul className={classes.rows}>
                {recdata.map((person) => (
                  <PersonRow
                    key={person.user_id}
                    member={person}
                    note={person.is_owner === 1 && <Trans context="of a chat">Owner</Trans>}
                  >
                    {isOwner && person.user_id !== me && (
                      <Remove chatId={chatId} userId={person.user_id} name={person.full_name} />
                    )}
                  </PersonRow>
                ))}
              </ul>
              {isOwner && (
                <div className={form.actions}>
                  <Button
                    variant="default"
                    leftSection={<IconUsersPlus size={18} aria-hidden="true" />}
                    onClick={() => openAddPeople(chatId)}
                  >
                    <Trans>Add people</Trans>
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
