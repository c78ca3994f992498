import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from '../../../../settings-kit/Settings.module.css'
import { CopyButton } from '../CopyButton.tsx'
import ownClasses from './Tokens.module.css'

interface NewTokenProps {
  name: string
  token: string
  /** Called when the member has copied the token, which is shown once. */
  onKept: () => void
}

/** The secret of a token that was just made, to be copied before it disappears for good. */
export function NewToken({ name, token, onKept }: NewTokenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={ownClasses.made} aria-labelledby="new-token">
      <h2 ref={heading} id="new-token" tabIndex={-1} className={ownClasses.heading}>
        <Trans>
          Copy the token for <bdi>{name}</bdi>
        </Trans>
      </h2>
      <p className={classes.warning}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        <Trans>
          You won't see it again. Keep it like a password: anyone who has it can do what you allowed.
        </Trans>
      </p>
      <code className={ownClasses.secret}>{token}</code>
      <div className={classes.actions}>
        <CopyButton text={token} />
        <Button onClick={onKept}>
          <Trans>I've saved it</Trans>
        </Button>
      </div>
    </section>
  )
}
