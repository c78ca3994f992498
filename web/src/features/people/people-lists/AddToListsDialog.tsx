import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { openPeopleList } from './open-people-list.ts'
import { PeopleListName } from './PeopleListName.tsx'
import classes from './PeopleLists.module.css'
import { useOnList } from './use-on-list.ts'

function Choice({ list, memberId }: { list: PeopleList; memberId: number }) {
  const { isOn, toggle } = useOnList(memberId, list)
  return (
    <li>
      <label className={form.choice}>
        <input type="checkbox" checked={isOn} onChange={toggle} />
        <span className={classes.listName}>
          <PeopleListName of={list} />
        </span>
      </label>
    </li>
  )
}

interface AddToListsProps {
  member: { readonly user_id: number; readonly full_name: string }
  onClose: () => void
}

/** Puts a member on the viewer's lists, and takes them off. */
export default function AddToListsDialog({ member: { user_id, full_name }, onClose }: AddToListsProps) {
  const read = useRead('people_lists', { member_id: user_id })
  return (
    <Dialog opened title={<Trans>Lists with {full_name}</Trans>} size="small" onClose={onClose}>
      <div className={form.form}>
        <Loaded read={read}>
          {({ recdata }) =>
            recdata.length === 0 ? (
              <p className={form.note}>
                <Trans>You have no lists yet. A list is a feed of the people you put on it.</Trans>
              </p>
            ) : (
              <ul className={classes.choices}>
                {recdata.map((list) => (
                  <Choice key={list.list_id} list={list} memberId={user_id} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <div className={form.actions}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => openPeopleList({ memberId: user_id })}
          >
            <Trans>New list</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
