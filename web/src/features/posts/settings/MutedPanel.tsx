import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { MutedPeople } from '../../people/rows/public.ts'
import { MuteAdd } from './MuteAdd.tsx'
import { MutedRow } from './MutedRow.tsx'

/** The words and tags that the member has muted. */
export function MutedPanel() {
  const read = useRead('mute_list', {})
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <p className={classes.text}>
        <Trans>Posts with these won't show up in your lists. You can still open them by their link.</Trans>
      </p>
      <MuteAdd />
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        <Trans>Muted words and tags</Trans>
      </h2>
      <Loaded read={read}>
        {({ recdata }) =>
          recdata.length === 0 ? (
            <EmptyState
              title={<Trans>You haven't muted anything.</Trans>}
              hint={<Trans>Add a word or tag you don't want to see.</Trans>}
            />
          ) : (
            <ul className={classes.rows}>
              {recdata.map((mute) => (
                <MutedRow key={mute.mute_id} mute={mute} onDeleted={() => heading.current?.focus()} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MutedPeople />
    </div>
  )
}
