import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { useFocus } from '../use-focus.ts'
import { ExportSection } from './ExportSection.tsx'
import { LeavingForm } from './LeavingForm.tsx'

interface WayOutProps {
  name: 'deactivate_account' | 'delete_account'
  title: ReactNode
  says: ReactNode
  consent: ReactNode
  label: ReactNode
}

/** Explains a way of leaving, with a button that opens its form. */
function WayOut({ name, title, says, ...form }: WayOutProps) {
  const [state, setState] = useState<'closed' | 'open' | 'cancelled'>('closed')
  const heading = useFocus<HTMLHeadingElement>(state === 'cancelled')
  return (
    <>
      <h2 dir="auto" ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </h2>
      <div className={classes.text}>{says}</div>
      {state === 'open' ? (
        <LeavingForm name={name} {...form} onCancel={() => setState('cancelled')} />
      ) : (
        <OnlineButton
          variant="default"
          color="rose"
          className={classes.submit}
          onClick={() => setState('open')}
        >
          <bdi>{title}</bdi>
        </OnlineButton>
      )}
    </>
  )
}

/** The two ways of leaving: deactivating and deleting the account. */
export function LeavingPanel() {
  const { t } = useLingui()
  return (
    <div className={classes.stack}>
      <ExportSection />
      <WayOut
        name="deactivate_account"
        title={<Trans>Deactivate your account</Trans>}
        says={
          <Trans>
            Nobody can see you or anything you've shared until you log in again. Then everything is back,
            exactly as it was. You're logged out on all your devices.
          </Trans>
        }
        consent={t`I understand that nobody will see me until I log in again.`}
        label={t`Deactivate`}
      />
      <WayOut
        name="delete_account"
        title={<Trans>Delete your account</Trans>}
        says={
          <Trans>
            You're hidden from everybody right away. After 30 days we delete your profile, posts, comments,
            pictures and videos for good. Log in before then to keep your account.
          </Trans>
        }
        consent={t`I understand that everything is deleted after 30 days and can't be brought back.`}
        label={t`Delete account`}
      />
    </div>
  )
}
