import { mayInChannel } from '@commons/contract/shared/channel.ts'
import type { Channel } from '@commons/contract/videos/channels.ts'
import type { Collaborator } from '@commons/contract/videos/collaborators.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useSession } from '../../../api/session.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import listPage from '../../../shown/ListPage.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { PersonRow } from '../../../shown/PersonRow.tsx'
import rows from '../../../shown/Rows.module.css'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { InviteCollaborators } from './InviteCollaborators.tsx'
import { useCollaboratorEntries } from './use-collaborator-entries.tsx'
import { useRoleNames } from './use-role-names.ts'

function Role({ of: { role, is_invited, is_offered } }: { of: Collaborator }) {
  const name = useRoleNames()[role]
  if (is_invited) return <Trans>Invited: {name}</Trans>
  return is_offered ? <Trans>{name}, offered the channel</Trans> : name
}

function Menu({ channel, collaborator }: { channel: Channel; collaborator: Collaborator }) {
  const { t } = useLingui()
  const entries = useCollaboratorEntries(channel, collaborator)
  return <ActionMenu label={t`Menu for ${collaborator.full_name}`} entries={entries} />
}

function Leave({ channel, onDone }: { channel: Channel; onDone: () => void }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const me = useSession()?.id
  const { id: channel_id, name } = channel
  const leave = useWrite('delete_collaborator', { lane: `channel:${channel_id}`, onDone })
  const ask = async () => {
    if (me === undefined) return
    if (await confirm(t`Stop helping to run this channel?`, { about: name, destructive: true }))
      leave.mutate({ channel_id, member_user_id: me })
  }
  return (
    <Button size="sm" variant="default" loading={leave.isPending} onClick={() => void ask()}>
      <Trans context="a channel">Leave</Trans>
    </Button>
  )
}

interface CollaboratorsDialogProps {
  channel: Channel
  onClose: () => void
}

/** Who runs a channel, with what the viewer can change of it. */
export default function CollaboratorsDialog({ channel, onClose }: CollaboratorsDialogProps) {
  const me = useSession()?.id
  const read = useRead('get_collaborators', { channel_id: channel.id })
  const appoints = mayInChannel(channel.role, 'appoint')
  return (
    <Dialog opened title={<Trans>Collaborators</Trans>} size="full" onClose={onClose}>
      <Loaded read={read}>
        {({ response }) => (
          <div className={listPage.list}>
            <ul className={rows.rows}>
              {response.map((each) => (
                <PersonRow key={each.user_id} member={each} note={<Role of={each} />} hasMenu={appoints}>
                  {each.role !== 'owner' && appoints && <Menu channel={channel} collaborator={each} />}
                  {each.role !== 'owner' && each.user_id === me && (
                    <Leave channel={channel} onDone={onClose} />
                  )}
                </PersonRow>
              ))}
            </ul>
            {appoints && (
              <InviteCollaborators
                channelId={channel.id}
                known={new Set(response.map(({ user_id }) => user_id))}
              />
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
