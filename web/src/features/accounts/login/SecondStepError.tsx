import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './SecondStep.module.css'
import type { SecondStep } from './use-second-step.ts'

/** Says what is wrong with the code. Announced at once, because the focus stays in the field. */
export function SecondStepError({ id, step: { failure, wait } }: { id: string; step: SecondStep }) {
  return (
    <div id={id} role="alert">
      <p className={classes.error}>
        {failure && <IconAlertTriangle size={18} aria-hidden="true" />}
        <span>
          {failure}
          {/* Hidden from screen readers, which would read it out every second. */}
          {failure && wait > 0 && (
            <span aria-hidden="true">
              {' '}
              <Trans>({wait} s left)</Trans>
            </span>
          )}
        </span>
      </p>
    </div>
  )
}
