import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { download } from '../../../ui/download.ts'
import classes from './Reputation.module.css'
import { Statement } from './Statement.tsx'

/** Exports the member's reputation as a signed file. */
export default function ReputationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const read = useRead('export_reputation', {})
  return (
    <Dialog opened title={<Trans>Take your reputation along</Trans>} size="form" onClose={onClose}>
      <Loaded read={read}>
        {({ data: { document, statement, key_id, public_key } }) => {
          const name = `${t({ message: 'reputation', context: 'name of a file' })}-${statement.username}`
          return (
            <div className={form.form}>
              <p className={form.note}>
                <Trans>
                  A file with these figures, signed by us. It names nobody but you, and shows if anyone
                  changes it. Work with accounts that seem to be your own is left out.
                </Trans>
              </p>
              <Statement of={statement} />
              <p className={form.note}>
                <Trans>
                  Give it to anyone. They can <Link to={paths.checkReputation()}>check it here</Link> without
                  an account, or by themselves with our public key.
                </Trans>
              </p>
              <p className={classes.key}>
                <Trans>Key: {key_id}</Trans>
              </p>
              <div className={form.actions}>
                <Button
                  variant="default"
                  onClick={() => download(`commons-${key_id}.pem`, public_key, 'application/x-pem-file')}
                >
                  <Trans>Public key</Trans>
                </Button>
                <Button
                  leftSection={<IconDownload size={18} aria-hidden="true" />}
                  onClick={() => download(`${name}.json`, document, 'application/json')}
                >
                  <Trans>Download file</Trans>
                </Button>
              </div>
            </div>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
