import { jurySize, votesToOverturn } from '@commons/contract/moderation/jury.ts'
import { Trans } from '@lingui/react/macro'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { JuryCaseRow } from './JuryCaseRow.tsx'

/** The juries that the member is drawn for, and whether they can be. */
export function JuryPanel() {
  const read = useRead('jury_case_list', {})
  const { mutateAsync } = useWrite('update_jury_setting', { lane: 'jury_setting', toasts: 'none' })
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <p className={classes.text}>
        <Trans>
          When somebody appeals against a decision about public content, {jurySize} members drawn at random
          look at it again. {votesToOverturn} of them can overturn it.
        </Trans>
      </p>
      <SavedSwitch
        label={<Trans>I take part in juries</Trans>}
        hint={<Trans>You may be drawn, and can still decline each time.</Trans>}
        stored={read.data && read.data.takes_part === 1}
        save={(on) => mutateAsync({ takes_part: on ? 1 : 0 })}
      />
      <Loaded read={read}>
        {({ recdata }) =>
          recdata.length === 0 ? (
            <EmptyState
              title={<Trans>No cases for you</Trans>}
              hint={
                <Trans>If you're drawn for a jury, you get a notification, and the case shows up here.</Trans>
              }
            />
          ) : (
            <ul className={classes.rows}>
              {recdata.map((each) => (
                <JuryCaseRow key={each.jury_case_id} of={each} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
