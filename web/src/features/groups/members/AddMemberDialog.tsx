import type { FoundMember } from '@commons/contract/people/search.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { ListSearch, NobodyFound, useListSearch } from '../../../shown/ListSearch.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import listPage from '../../../shown/ListPage.module.css'
import classes from '../lists/GroupLists.module.css'
import { PersonRow } from '../../../shown/PersonRow.tsx'

interface AddProps {
  groupId: number
  person: FoundMember
}

function Add({ groupId, person: { id, full_name: name, avatar, username } }: AddProps) {
  const { t } = useLingui()
  const [added, setAdded] = useState<'invited' | 'member'>()
  const add = useWrite('group_member_add', {
    lane: `group:${groupId}:${id}`,
    toasts: 'failure',
    onDone({ message, role }) {
      setAdded(role)
      // The documented duration.
      toast.success(message, { ms: 4000 })
    },
  })
  return (
    <PersonRow
      member={{ user_id: id, full_name: name, username, profile_pic: avatar }}
      note={
        added && (
          <span role="status">
            {added === 'invited' ? <Trans>Invited</Trans> : <Trans>In the group now</Trans>}
          </span>
        )
      }
    >
      {!added && (
        <Button
          size="sm"
          variant="default"
          aria-label={t`Add ${name}`}
          loading={add.isPending}
          onClick={() => add.mutate({ group_id: groupId, add_user_id: id })}
        >
          <Trans>Add</Trans>
        </Button>
      )}
    </PersonRow>
  )
}

/** Searches for people and invites them to a group. */
export default function AddMemberDialog({ groupId, onClose }: { groupId: number; onClose: () => void }) {
  const search = useListSearch()
  const read = useRead('search_user', { name: search.asked }, { isFilter: true })
  return (
    <Dialog opened title={<Trans>Add members</Trans>} size="full" onClose={onClose}>
      <div className={listPage.list}>
        <p className={form.note}>
          <Trans>They get an invitation and decide themselves.</Trans>
        </p>
        <ListSearch search={search} />
        <Loaded read={read}>
          {({ users }) =>
            users.length > 0 ? (
              <ul className={classes.rows}>
                {users.map((person) => (
                  <Add key={person.id} groupId={groupId} person={person} />
                ))}
              </ul>
            ) : search.asked === '' ? (
              <EmptyState
                title={<Trans>Who do you want to add?</Trans>}
                hint={<Trans>Search for people by their names.</Trans>}
              />
            ) : (
              <NobodyFound />
            )
          }
        </Loaded>
      </div>
    </Dialog>
  )
}
