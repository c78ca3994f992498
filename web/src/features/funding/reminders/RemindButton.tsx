import { reminderHours } from '@commons/contract/shared/funding-figures.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconBell, IconBellFilled } from '@tabler/icons-react'
import { useToggle } from '../../../api/toggle.ts'
import type { PanelProps } from '../panel-props.ts'
import classes from './RemindButton.module.css'
import { reminders } from './remind-project.ts'

/** Switches a reminder before the project ends on or off; nothing where there's no time or no need for one. */
export function RemindButton({ project: { id }, funding }: PanelProps) {
  const { value: reminds, want } = useToggle(reminders, id, funding?.reminds === 1)
  if (funding?.can_remind !== 1) return null
  const Icon = reminds ? IconBellFilled : IconBell
  return (
    <div className={classes.reminder}>
      <Button
        fullWidth
        variant={reminds ? 'light' : 'default'}
        aria-pressed={reminds}
        leftSection={<Icon size={20} aria-hidden="true" />}
        onClick={() => void want(!reminds)}
      >
        <Trans>Remind me before it ends</Trans>
      </Button>
      {reminds && (
        <p className={classes.when}>
          <Trans>We'll remind you once, {reminderHours} hours before the end.</Trans>
        </p>
      )}
    </div>
  )
}
