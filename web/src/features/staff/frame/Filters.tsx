import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import classes from './Rows.module.css'

interface FiltersProps {
  /** How many of them are set. */
  count: number
  children: ReactNode
}

/** The filters of a list. On a phone they fold behind a button, or they would fill its first screen. */
export function Filters({ count, children }: FiltersProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className={classes.unfold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
      </Button>
      <div id={id} className={classes.filters} data-folded={isOpen ? undefined : true}>
        {children}
      </div>
    </>
  )
}
