import type { FoundMember } from '@commons/contract/people/search.ts'
import type { CollaboratorRole } from '@commons/contract/videos/channels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useId, useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import listPage from '../../../shown/ListPage.module.css'
import { ListSearch, NobodyFound, useListSearch } from '../../../shown/ListSearch.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { PersonRow } from '../../../shown/PersonRow.tsx'
import rows from '../../../shown/Rows.module.css'
import classes from './Collaborators.module.css'
import { useRoleNames } from './use-role-names.ts'

interface InviteProps {
  channelId: number
  role: CollaboratorRole
  person: FoundMember
}

function Invite({ channelId, role, person: { id, full_name: name, avatar, username } }: InviteProps) {
  const { t } = useLingui()
  const invite = useWrite('add_collaborator', { lane: `channel:${channelId}:${id}` })
  return (
    <PersonRow member={{ user_id: id, full_name: name, username, profile_pic: avatar }}>
      <Button
        size="sm"
        variant="default"
        aria-label={t`Invite ${name}`}
        loading={invite.isPending}
        onClick={() => invite.mutate({ channel_id: channelId, member_user_id: id, role })}
      >
        <Trans context="somebody">Invite</Trans>
      </Button>
    </PersonRow>
  )
}

interface InviteCollaboratorsProps {
  channelId: number
  /** Members who run the channel already, or are invited. */
  known: ReadonlySet<number>
}

/** Searches for people and invites them to run a channel, in a role. */
export function InviteCollaborators({ channelId, known }: InviteCollaboratorsProps) {
  const { t } = useLingui()
  const title = useId()
  const names = useRoleNames()
  const search = useListSearch()
  const [role, setRole] = useState<CollaboratorRole>('editor')
  const read = useRead('search_user', { name: search.asked }, { isFilter: true })
  return (
    <section aria-labelledby={title} className={listPage.list}>
      <h3 id={title} className={classes.title}>
        <Trans>Invite somebody</Trans>
      </h3>
      <div className={classes.asked}>
        <ListSearch search={search} label={t`Search people`} />
        <NativeSelect
          aria-label={t`Their role`}
          value={role}
          onChange={({ currentTarget: { value } }) => setRole(value === 'manager' ? 'manager' : 'editor')}
          data={[
            { value: 'editor', label: names.editor },
            { value: 'manager', label: names.manager },
          ]}
        />
      </div>
      <p className={classes.hint}>
        {role === 'editor' ? (
          <Trans>Editors see and upload all videos, edit them, and look after their comments.</Trans>
        ) : (
          <Trans>Managers do what editors do, delete videos, and customise the channel.</Trans>
        )}
      </p>
      {search.asked !== '' && (
        <Loaded read={read}>
          {({ users }) => {
            const others = users.filter(({ id }) => !known.has(id))
            if (others.length === 0) return <NobodyFound />
            return (
              <ul className={rows.rows}>
                {others.map((person) => (
                  <Invite key={person.id} channelId={channelId} role={role} person={person} />
                ))}
              </ul>
            )
          }}
        </Loaded>
      )}
    </section>
  )
}
