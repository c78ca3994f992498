import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Answer } from '../../../api/call.ts'
import { currentSession } from '../../../api/session.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { ComboboxField } from '../../../ui/fields/ComboboxField.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { offListsHere, useBlockedHere, type Place } from '../members-here.ts'
import classes from './PeopleLists.module.css'

const pause = 150
const longestName = 80

/** Finds members by their names and puts the chosen ones on the list. */
function AddField({ listId }: { listId: number }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [settled] = useDebouncedValue(typed.trim(), pause)
  const search = typed.trim() === '' ? '' : settled
  const { data } = useRead('suggest_mentions', { search }, { enabled: search !== '', staleTime: 60_000 })
  const found =
    search === '' ? [] : (data?.recdata ?? []).filter(({ user_id }) => user_id !== currentSession()?.id)
  const names = useRef(new Map<number, string>())
  const add = useWrite('add_listed_member', {
    toasts: 'failure',
    onDone: (_, { member_id }) => {
      offListsHere.put(`${listId} ${Number(member_id)}`, false)
      const full_name = names.current.get(Number(member_id)) ?? ''
      toast.success(t`${full_name} is on the list`)
    },
  })
  return (
    <ComboboxField
      label={t`Add people`}
      placeholder={t`Search by name`}
      autoComplete="off"
      spellCheck={false}
      maxLength={unitsFor(longestName)}
      value={typed}
      onType={(text) => setTyped(beginningOf(text, longestName))}
      isOpen={isOpen}
      onOpen={setIsOpen}
      options={found}
      keyOf={({ user_id }) => user_id}
      listLabel={t`Members`}
      renderOption={({ full_name, username, profile_pic }) => (
        <span className={classes.face}>
          <MemberAvatar name={full_name} src={profile_pic} size={32} />
          <span className={classes.listName}>
            <bdi>{full_name}</bdi> @{username}
          </span>
        </span>
      )}
      onChoose={({ user_id, full_name }) => {
        setTyped('')
        names.current.set(user_id, full_name)
        add.mutate({ list_id: listId, member_id: user_id })
      }}
    />
  )
}

interface ListedProps {
  member: Answer<'people_list_members'>['recdata'][number]
  listId: number
  /** The row is gone; something else must take the focus. */
  onRemoved: () => void
}

function Listed({ member, listId, onRemoved }: ListedProps) {
  const { t } = useLingui()
  const { user_id, full_name, username, profile_pic } = member
  const place: Place = `${listId} ${user_id}`
  const again = useWrite('add_listed_member', {
    toasts: 'failure',
    onDone: () => offListsHere.put(place, false),
  })
  const remove = useWrite('delete_listed_member', {
    toasts: 'failure',
    onDone() {
      offListsHere.put(place, true)
      onRemoved()
      toast.undo(t`${full_name} is off the list`, () => again.mutate({ list_id: listId, member_id: user_id }))
    },
  })
  return (
    <li className={classes.row}>
      <MemberAvatar name={full_name} src={profile_pic} />
      <div className={classes.names}>
        <Link to={paths.timeline(user_id)} className={classes.name}>
          <bdi>{full_name}</bdi>
        </Link>
        <p className={classes.text}>
          @{username} <BotMark of={member} />
        </p>
      </div>
      <OnlineButton
        variant="default"
        size="sm"
        loading={remove.isPending}
        aria-label={t`Remove ${full_name} from the list`}
        onClick={() => remove.mutate({ list_id: listId, member_id: user_id })}
      >
        <Trans>Remove</Trans>
      </OnlineButton>
    </li>
  )
}

/** The people on a list, and the field that adds others. */
export function ListedPeople({ list: { list_id } }: { list: PeopleList }) {
  const { t } = useLingui()
  const { read, more } = useReadMore('people_list_members', { list_id, limit: 20 })
  const blocked = useBlockedHere()
  const rows = useRef<HTMLDivElement>(null)
  return (
    <div className={classes.stack}>
      <AddField listId={list_id} />
      <div ref={rows} tabIndex={-1} role="group" aria-label={t`People on this list`}>
        <Loaded read={read}>
          {(pages) => {
            const people = pages
              .flatMap(({ recdata }) => recdata)
              .filter(({ user_id }) => !blocked.has(user_id))
            if (people.length === 0 && !more.isThere)
              return (
                <EmptyState
                  title={<Trans>Nobody's on this list yet</Trans>}
                  hint={
                    <Trans>
                      Search for people above, or choose “Add to a list” on their profile or in the menu of
                      their posts.
                    </Trans>
                  }
                />
              )
            return (
              <div className={classes.stack}>
                <ul className={classes.rows}>
                  {people.map((member) => (
                    <Listed
                      key={member.user_id}
                      member={member}
                      listId={list_id}
                      onRemoved={() => rows.current?.focus()}
                    />
                  ))}
                </ul>
                <MoreButton more={more} />
              </div>
            )
          }}
        </Loaded>
      </div>
    </div>
  )
}
