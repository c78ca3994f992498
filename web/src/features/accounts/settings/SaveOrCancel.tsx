import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'

type SaveOrCancelProps = ComponentProps<typeof OnlineButton> & { onCancel: () => void }

/** The buttons below a form that a press has opened; `children` labels the one that submits. */
export function SaveOrCancel({ onCancel, ...save }: SaveOrCancelProps) {
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <OnlineButton type="submit" {...save} />
    </div>
  )
}
