import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconFingerprint } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { call } from '../api/call.ts'
import { useConnection } from '../api/connection.ts'
import { useRead } from '../api/use-call.ts'
import { toast } from '../ui/notices/toast.ts'
import { arePasskeysPossible } from './passkeys-possible.ts'
import classes from './PasskeyInstead.module.css'

export type Credential = Readonly<Record<string, unknown>>

interface PasskeyInsteadProps {
  /** A passkey's signature; undefined before it has signed. */
  credential: Credential | undefined
  onCredential: (credential: Credential | undefined) => void
  disabled?: boolean
  /** Fields for confirming without a passkey. */
  children: ReactNode
}

/**
 * Asks the member to confirm their identity in the fields given as children, or by a passkey if they have
 * one.
 */
export function PasskeyInstead({
  credential,
  onCredential,
  disabled = false,
  children,
}: PasskeyInsteadProps) {
  const isPossible = arePasskeysPossible()
  const { data } = useRead('passkey_list', {}, { enabled: isPossible })
  const offline = useConnection() === 'offline'
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isConfirmed = credential !== undefined
  const wasConfirmed = useRef(isConfirmed)
  useEffect(() => {
    if (wasConfirmed.current === isConfirmed) return
    wasConfirmed.current = isConfirmed
    // The focused element has been removed.
    place.current?.querySelector<HTMLElement>('[tabindex="-1"], input')?.focus()
  }, [isConfirmed])

  const ask = async () => {
    setAsking(true)
    try {
      const [{ data: options }, { askForPasskey }] = await Promise.all([
        call('start_passkey_confirmation', {}),
        import('./passkeys.ts'),
      ])
      const signed = await askForPasskey(options)
      if (signed) onCredential(signed)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      toast.error(error.message)
    } finally {
      setAsking(false)
    }
  }

  if (!isPossible || !data || data.recdata.length === 0) return children
  return (
    <div ref={place} className={classes.place}>
      {isConfirmed ? (
        <>
          <p className={classes.confirmed} tabIndex={-1} role="status">
            <IconCircleCheck size={20} aria-hidden="true" />
            <Trans>Confirmed with your passkey</Trans>
          </p>
          <Button
            variant="subtle"
            className={classes.button}
            disabled={disabled}
            onClick={() => onCredential(undefined)}
          >
            <Trans>Use something else</Trans>
          </Button>
        </>
      ) : (
        <>
          {children}
          <Button
            variant="default"
            className={classes.button}
            leftSection={<IconFingerprint size={20} aria-hidden="true" />}
            loading={isAsking}
            disabled={disabled || offline}
            onClick={() => void ask()}
          >
            <Trans>Use a passkey</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
