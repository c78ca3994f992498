import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Floating } from '../../../ui/dialog/Floating.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import classes from './AccountMenuBody.module.css'

interface AccountMenuBodyProps {
  id: string
  anchor: HTMLElement
  onClose: () => void
}

export default function AccountMenuBody({ id, anchor, onClose }: AccountMenuBodyProps) {
  const { t } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  // Move the focus to the menu's button before the menu closes, so that it returns there after the question.
  const toQuestion = () => {
    anchor.focus()
    onClose()
  }
  useEffect(() => panel.current?.querySelector('a')?.focus(), [])
  return (
    <Floating
      anchor={anchor}
      onClose={onClose}
      id={id}
      role="dialog"
      aria-label={t`Account menu`}
      className={classes.box}
    >
      <div ref={panel}>
        <AccountPanel onLeave={onClose} onQuestion={toQuestion} withSettings />
      </div>
    </Floating>
  )
}
