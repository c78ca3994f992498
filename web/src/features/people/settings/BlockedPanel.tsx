import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { ListSearch, NobodyFound, useListSearch } from '../../../shown/ListSearch.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { BlockedRow } from './BlockedRow.tsx'

/** The members the viewer has blocked, with a way to unblock them. */
export function BlockedPanel() {
  const search = useListSearch()
  const { read, more } = useReadMore('blocked_user_list', { ...search.input, limit: 20 }, { isFilter: true })
  const text = useRef<HTMLParagraphElement>(null)
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <p ref={text} tabIndex={-1} className={classes.text}>
        <Trans>
          You and the people you block don't see each other. Unblocking doesn't make you follow each other
          again.
        </Trans>
      </p>
      <Loaded read={read}>
        {(pages) => {
          const members = pages.flatMap(({ recdata }) => recdata)
          if (members.length === 0 && search.asked === '')
            return (
              <EmptyState
                title={<Trans>You haven't blocked any channels.</Trans>}
                hint={<Trans>You can block people from the menu of their posts.</Trans>}
              />
            )
          return (
            <>
              <ListSearch search={search} />
              {members.length === 0 && <NobodyFound />}
              <ul className={classes.rows}>
                {members.map((member) => (
                  <BlockedRow
                    key={member.user_id}
                    member={member}
                    onUnblocked={() => text.current?.focus()}
                  />
                ))}
              </ul>
              <MoreButton more={more} />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
