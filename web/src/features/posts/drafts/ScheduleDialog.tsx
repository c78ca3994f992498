import { shortestScheduleMinutes } from '@commons/contract/shared/publish-at.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { firstTime, TimeField, wireTime } from './TimeField.tsx'

interface ScheduleDialogProps {
  publishAt: string | undefined
  onChoose: (publishAt: string | undefined) => void
  onClose: () => void
}

/** Asks when a post that is being written is to be published. */
export default function ScheduleDialog({ publishAt, onChoose, onClose }: ScheduleDialogProps) {
  const { t } = useLingui()
  const [value, setValue] = useState(() => firstTime(publishAt))
  const [issue, setIssue] = useState<string>()

  function choose() {
    const at = wireTime(value)
    const isSoon = at !== undefined && Date.parse(at) < Date.now() + shortestScheduleMinutes * 60_000
    if (at === undefined) return setIssue(t`Choose when to publish it`)
    if (isSoon) return setIssue(t`Choose a time at least 5 minutes ahead`)
    onChoose(at)
    onClose()
  }
  return (
    <Dialog opened title={<Trans>Schedule</Trans>} size="small" onClose={onClose}>
      <div className={form.form}>
        <TimeField
          value={value}
          issue={issue}
          onChange={(next) => {
            setValue(next)
            setIssue(undefined)
          }}
        />
        <p className={form.note}>
          <Link to={paths.drafts()}>
            <Trans>Drafts and scheduled posts</Trans>
          </Link>
        </p>
        <div className={form.actions}>
          {publishAt !== undefined && (
            <Button
              variant="default"
              onClick={() => {
                onChoose(undefined)
                onClose()
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
          <Button onClick={choose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
