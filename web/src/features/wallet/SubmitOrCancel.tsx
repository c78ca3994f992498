import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { MoneyButton } from '../../money/MoneyButton.tsx'
import classes from './WalletDialog.module.css'

/** The buttons of a form in a wallet dialog; `children` labels the one that submits. */
export function SubmitOrCancel({
  onClose,
  ...submit
}: ComponentProps<typeof MoneyButton> & { onClose: () => void }) {
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <MoneyButton type="submit" {...submit} />
    </div>
  )
}
