import type { ListedGroup } from '@commons/contract/groups/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useReadMore } from '../../../api/use-read-more.ts'
import { useWrite } from '../../../api/use-call.ts'
import { ListSearch, NobodyFound, SearchedRows, useListSearch } from '../../../shown/ListSearch.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import listPage from '../../../shown/ListPage.module.css'
import { PersonRow } from '../../../shown/PersonRow.tsx'
import classes from '../lists/GroupLists.module.css'

interface HandOverDialogProps {
  group: Pick<ListedGroup, 'id' | 'group_name'>
  /** The owner wants to leave and has to hand over first. */
  isLeaving?: boolean
  onClose: () => void
}

/** Chooses the group's new owner. */
export default function HandOverDialog({ group, isLeaving = false, onClose }: HandOverDialogProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const search = useListSearch()
  const list = useReadMore(
    'group_member_list',
    { group_id: group.id, ...search.input, limit: 20 },
    { isFilter: true },
  )
  const handOver = useWrite('group_owner_update', { onDone: onClose })
  const ask = async (user_id: number, name: string) => {
    if (await confirm(t`Make ${name} the owner of this group?`, { about: group.group_name }))
      handOver.mutate({ group_id: group.id, new_owner_user_id: user_id })
  }
  return (
    <Dialog opened title={<Trans>Hand over the group</Trans>} size="full" onClose={onClose}>
      <div className={listPage.list}>
        <p className={form.note}>
          {isLeaving ? (
            <Trans>You own this group. Choose who owns it next, then you can leave.</Trans>
          ) : (
            <Trans>Choose who owns the group next. You stay as a moderator.</Trans>
          )}
        </p>
        <SearchedRows
          of={list}
          search={search}
          className={classes.rows}
          field={<ListSearch search={search} />}
          empty={
            <EmptyState
              title={<Trans>Nobody else is here yet</Trans>}
              hint={<Trans>Invite members first, or delete the group.</Trans>}
            />
          }
          none={<NobodyFound />}
          isShown={({ role }) => role !== 'owner'}
        >
          {(member) => (
            <PersonRow key={member.user_id} member={member}>
              <Button
                size="sm"
                variant="default"
                aria-label={t`Hand over to ${member.full_name}`}
                loading={handOver.isPending}
                onClick={() => void ask(member.user_id, member.full_name)}
              >
                <Trans>Hand over</Trans>
              </Button>
            </PersonRow>
          )}
        </SearchedRows>
      </div>
    </Dialog>
  )
}
