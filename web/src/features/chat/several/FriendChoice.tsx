import { mostChatPeople } from '@commons/contract/chat/several.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { useSession } from '../../../api/session.ts'
import { ListSearch, NobodyFound, useListSearch } from '../../../shown/ListSearch.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import classes from '../forward/Forward.module.css'

/** The chosen friends' names by their ids. */
export type Chosen = ReadonlyMap<number, string>

interface FriendChoiceProps {
  chosen: Chosen
  /** Members who are in the chat already and aren't offered, the viewer among them. */
  there?: readonly number[]
  onChange: (chosen: Chosen) => void
}

/** The member's friends, any number of whom can be chosen as far as a chat has room. */
export function FriendChoice({ chosen, there = [], onChange }: FriendChoiceProps) {
  const { t, i18n } = useLingui()
  const me = useSession()?.id ?? 0
  const search = useListSearch()
  const { read, more } = useReadMore(
    'friend_list',
    { view_user_id: me, limit: 50, ...search.input },
    { isFilter: true },
  )
  const isFull = chosen.size + Math.max(1, there.length) >= mostChatPeople
  const names = new Intl.ListFormat(i18n.locale).format(chosen.values())
  const toggle = (id: number, name: string) => {
    const next = new Map(chosen)
    if (!next.delete(id)) next.set(id, name)
    onChange(next)
  }
  return (
    <>
      <ListSearch search={search} label={t`Search friends`} />
      <div className={classes.list}>
        <Loaded read={read}>
          {(pages) => {
            const friends = pages
              .flatMap(({ recdata }) => recdata)
              .filter(({ user_id }) => !there.includes(user_id))
            if (friends.length === 0)
              return search.asked === '' ? (
                <EmptyState
                  title={<Trans>No friends to choose</Trans>}
                  hint={<Trans>Friends are people who follow each other.</Trans>}
                />
              ) : (
                <NobodyFound />
              )
            return (
              <>
                <ul className={classes.rows}>
                  {friends.map(({ user_id, full_name, username, profile_pic }) => {
                    const isOff = isFull && !chosen.has(user_id)
                    return (
                      <li key={user_id}>
                        <label className={form.choice} data-off={isOff || undefined}>
                          <input
                            type="checkbox"
                            checked={chosen.has(user_id)}
                            disabled={isOff}
                            onChange={() => toggle(user_id, full_name)}
                          />
                          <MemberAvatar name={full_name} src={profile_pic} size={40} />
                          <span className={classes.names}>
                            <bdi className={classes.name}>{full_name}</bdi>
                            <bdi className={classes.note}>@{username}</bdi>
                          </span>
                        </label>
                      </li>
                    )
                  })}
                </ul>
                {more.isThere && <MoreButton more={more} />}
              </>
            )
          }}
        </Loaded>
      </div>
      <p className={classes.chosen} role="status">
        {chosen.size > 0 && (
          <Trans>
            Chosen: <bdi>{names}</bdi>
          </Trans>
        )}
        {isFull && (
          <>
            {' '}
            <Trans>That's the most that fit in one chat.</Trans>
          </>
        )}
      </p>
    </>
  )
}
