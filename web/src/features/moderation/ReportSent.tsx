import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import form from '../../ui/dialog/DialogForm.module.css'
import type { Reported } from './use-report.ts'

/** Says what happens with a report next. */
export function ReportSent({ onClose }: { reported: Reported; onClose: () => void }) {
  const text = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <div className={form.form}>
      <div ref={text} tabIndex={-1} className={form.said}>
        <p>
          <Trans>Thanks, a moderator will look at it.</Trans>
        </p>
        <p className={form.note}>
          <Trans>
            You can follow it in Settings &gt; Other &gt; Reported Content. To change the reason before it's
            decided, report it again.
          </Trans>
        </p>
      </div>
      <div className={form.actions}>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  )
}
