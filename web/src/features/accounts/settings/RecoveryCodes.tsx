import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSession } from '../../../api/session.ts'
import { CopyButton } from './CopyButton.tsx'
import classes from './RecoveryCodes.module.css'
import settingsClasses from '../../../settings-kit/Settings.module.css'
import { download } from '../../../ui/download.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Called when the member has saved the codes, which are shown once. */
  onKept: () => void
}

/** The recovery codes, to be saved outside of Commons before they disappear for good. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useLingui()
  const session = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const account = session ? `@${session.username}` : ''
  const text = [t`Commons recovery codes for ${account}`, t`Each one works once.`, '', ...codes, ''].join(
    '\n',
  )
  return (
    <div className={classes.paper}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        <Trans>Your recovery codes</Trans>
      </h2>
      <p className={settingsClasses.text}>
        <Trans>
          Each one logs you in once if you don't have your phone. Keep them somewhere safe: you won't see them
          again.
        </Trans>
      </p>
      <p className={classes.account}>{account}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => download('commons-recovery-codes.txt', text)}
        >
          <Trans>Download</Trans>
        </Button>
        <CopyButton text={codes.join('\n')} />
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          <Trans>Print</Trans>
        </Button>
      </div>
      <Button variant="default" className={classes.done} onClick={onKept}>
        <Trans>I've saved them</Trans>
      </Button>
    </div>
  )
}
