import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { BirthDateForm } from './BirthDateForm.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { NsfwChoices } from './NsfwChoices.tsx'
import classes from '../../../settings-kit/Settings.module.css'

/** The member's date of birth, and their choices for sensitive posts. */
export function NsfwPanel() {
  const birth = useRead('show_dob', {})
  const setting = useRead('show_nsfw_setting', {})
  return (
    <div className={classes.stack}>
      <Loaded read={birth}>
        {({ dob, changeable_from }) => <BirthDateForm stored={dob ?? ''} changeableFrom={changeable_from} />}
      </Loaded>
      <h2 className={classes.heading}>
        <Trans>Sensitive posts</Trans>
      </h2>
      <Loaded read={setting}>
        {({ age, nsfw_setting }) =>
          age === 'adult' ? (
            <NsfwChoices stored={nsfw_setting} />
          ) : (
            <p className={classes.text}>
              {age === 'minor' ? (
                <Trans>Posts marked as sensitive are for members aged 18 or older.</Trans>
              ) : (
                <Trans>
                  These posts are covered. If you're 18 or older, enter your date of birth to choose what to
                  see for each reason.
                </Trans>
              )}
            </p>
          )
        }
      </Loaded>
    </div>
  )
}
