import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { copyText } from '../../../money/copy.ts'
import classes from '../../../settings-kit/Settings.module.css'
import own from './Webhooks.module.css'

/** A secret that was just made, to be kept before it disappears for good. */
export function WebhookSecret({ secret, onKept }: { secret: string; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.notice}>
      <h2 ref={heading} tabIndex={-1} className={own.heading}>
        <Trans>The secret of your webhook</Trans>
      </h2>
      <p className={classes.text}>
        <Trans>
          Your program verifies by it that requests come from here. Keep it now: you won't see it again.
        </Trans>
      </p>
      <code className={own.secret}>{secret}</code>
      <div className={classes.actions}>
        <Button leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => void copyText(secret)}>
          <Trans>Copy</Trans>
        </Button>
        <Button variant="default" onClick={onKept}>
          <Trans>I've saved it</Trans>
        </Button>
      </div>
    </div>
  )
}
