import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../settings-kit/Loaded.tsx'
import { MoreButton } from '../../../settings-kit/MoreButton.tsx'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { BlockedRow } from './BlockedRow.tsx'

/** Whom one has blocked, and the end of it. */
export function BlockedPanel() {
  const { read, more } = useReadMore('blocked_user_list', { limit: 20 })
  const text = useRef<HTMLParagraphElement>(null)
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <p ref={text} tabIndex={-1} className={classes.text}>
        <Trans>Neither of you sees the other anywhere. Who followed whom does not come back by itself.</Trans>
      </p>
      <Loaded read={read}>
        {(pages) => {
          const members = pages.flatMap(({ recdata }) => recdata)
          if (members.length === 0)
            return (
              <EmptyState
                title={<Trans>You haven't blocked any channels.</Trans>}
                hint={<Trans>Block a member in the menu of a post of theirs.</Trans>}
              />
            )
          return (
            <>
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
