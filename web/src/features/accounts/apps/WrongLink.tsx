import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CallError } from '../../../api/call-error.ts'
import { paths } from '../../../paths.ts'
import { StepPage } from '../way-in/StepPage.tsx'
import pageClasses from '../way-in/StepPage.module.css'
import classes from './Authorize.module.css'

const reasons = ['invalid_fields', 'app_not_found', 'redirect_uri_unknown']

/** Whether an app's link is wrong, so that trying again can't help. */
export const isOfLink = ({ refusal }: CallError): boolean => reasons.includes(refusal)

/** Says what is wrong with an app's link. Sends nobody anywhere: where to is what can't be trusted. */
export function WrongLink({ error: { message, refusal, fields = {} } }: { error: CallError }) {
  const { t } = useLingui()
  return (
    <StepPage title={t`This link doesn't work`}>
      <div role="alert">
        {refusal === 'invalid_fields' ? (
          <ul className={pageClasses.list}>
            {Object.entries(fields).map(([field, text]) => (
              <li key={field}>
                <code className={classes.code}>{field}</code>: <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          <p dir="auto" className={pageClasses.text}>
            {message}
          </p>
        )}
      </div>
      <p className={pageClasses.text}>
        <Trans>The app got nothing of yours. Tell the people who make it what you see here.</Trans>
      </p>
      <div className={pageClasses.actions}>
        <Button component={Link} to={paths.dashboard()} variant="default">
          <Trans>Go to the home page</Trans>
        </Button>
      </div>
    </StepPage>
  )
}
