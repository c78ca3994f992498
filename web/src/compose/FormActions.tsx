import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '@mantine/core'
import form from '../ui/dialog/DialogForm.module.css'

interface FormActionsProps extends ButtonProps {
  canCancel?: boolean
  onCancel: () => void
}

/** The buttons below a form; `children` labels the one that submits. */
export function FormActions({ canCancel = true, onCancel, ...submit }: FormActionsProps) {
  return (
    <div className={form.actions}>
      <Button variant="default" disabled={!canCancel} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" {...submit} />
    </div>
  )
}
