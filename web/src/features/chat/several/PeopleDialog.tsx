import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconShield, IconShieldOff, IconUserMinus, IconUsersPlus } from '@tabler/icons-react'
import type { Answer } from '../../../api/call.ts'
import { useSession } from '../../../api/session.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { PersonRow } from '../../../shown/PersonRow.tsx'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { openAddPeople } from './open-add-people.ts'
import classes from './PeopleDialog.module.css'

type Person = Answer<'several_chat_people'>['recdata'][number]

/** What the viewer can do with somebody in the chat; nothing where they are neither its owner nor an administrator. */
function PersonMenu({ chatId, person, viewer }: { chatId: number; person: Person; viewer: Person }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { user_id, full_name: name } = person
  const lane = `chat:${chatId}:${user_id}`
  const { mutate: remove } = useWrite('several_chat_remove', { lane, toasts: 'failure' })
  const { mutate: appoint } = useWrite('several_chat_admin', { lane, toasts: 'failure' })
  async function confirmRemoval() {
    if (await confirm(t`${name} won't see this chat any more. Remove them?`, { destructive: true }))
      remove({ chat_id: chatId, member_id: user_id })
  }
  const isSelf = user_id === viewer.user_id
  const ask = (status: 0 | 1) => () => appoint({ chat_id: chatId, member_id: user_id, status })
  const entries: MenuEntry[] = []
  if (viewer.is_owner === 1 && !isSelf)
    entries.push(
      person.is_admin === 1
        ? {
            label: t`Remove as administrator`,
            icon: <IconShieldOff size={20} aria-hidden="true" />,
            onSelect: ask(0),
          }
        : {
            label: t`Make an administrator`,
            icon: <IconShield size={20} aria-hidden="true" />,
            onSelect: ask(1),
          },
    )
  if (isSelf && viewer.is_admin === 1 && viewer.is_owner === 0)
    entries.push({
      label: t`Stop being an administrator`,
      icon: <IconShieldOff size={20} aria-hidden="true" />,
      onSelect: ask(0),
    })
  if (!isSelf && (viewer.is_owner === 1 || (viewer.is_admin === 1 && person.is_admin === 0)))
    entries.push({
      label: t`Remove from the chat`,
      icon: <IconUserMinus size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () => void confirmRemoval(),
    })
  return entries.length > 0 && <ActionMenu label={t`Menu for ${name}`} entries={entries} />
}

function Role({ of: { is_owner, is_admin } }: { of: Person }) {
  if (is_owner === 1) return <Trans context="of a chat">Owner</Trans>
  return is_admin === 1 && <Trans context="of a chat">Administrator</Trans>
}

/** Who is in a chat of several people. Its administrators add and remove them here. */
export default function PeopleDialog({ chatId, onClose }: { chatId: number; onClose: () => void }) {
  const me = useSession()?.id
  const read = useRead('several_chat_people', { chat_id: chatId })
  return (
    <Dialog opened title={<Trans>People in this chat</Trans>} onClose={onClose}>
      <Loaded read={read}>
        {({ recdata }) => {
          const viewer = recdata.find(({ user_id }) => user_id === me)
          return (
            <>
              <ul className={classes.rows}>
                {recdata.map((person) => (
                  <PersonRow
                    key={person.user_id}
                    member={person}
                    note={person.is_admin === 1 && <Role of={person} />}
                    hasMenu
                  >
                    {viewer && <PersonMenu chatId={chatId} person={person} viewer={viewer} />}
                  </PersonRow>
                ))}
              </ul>
              {viewer?.is_admin === 1 && (
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
