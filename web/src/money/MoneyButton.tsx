import { Button, type ButtonProps } from '@mantine/core'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import classes from './MoneyButton.module.css'

type MoneyButtonProps = ButtonProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> & {
    /** Why money cannot be moved now; undefined if it can. */
    stop: ReactNode
  }

/** A button that moves money. While that is impossible, it is disabled with the reason above it. */
export function MoneyButton({ stop, disabled = false, ...props }: MoneyButtonProps) {
  const id = useId()
  return (
    <>
      <p id={id} role="status" className={classes.reason}>
        {stop}
      </p>
      <Button {...props} disabled={disabled || Boolean(stop)} aria-describedby={stop ? id : undefined} />
    </>
  )
}
