import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import type { Attachment } from '@commons/contract/shared/attachment.ts'
import { FileLine } from '../../ui/files/FileLine.tsx'
import files from '../../ui/files/FileList.module.css'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import classes from './AttachmentList.module.css'

/** Attachments to download; nothing if there are none. `label` names them for those who can't see where they are. */
export function AttachmentList({
  attachments,
  label,
}: {
  attachments: readonly Attachment[]
  label?: string
}) {
  const { t } = useLingui()
  if (attachments.length === 0) return null
  return (
    <ul className={files.list} aria-label={label ?? t`Attachments`}>
      {attachments.map(({ name, bytes, type, url }) => (
        <li key={url}>
          <a className={classes.link} href={url} download={name}>
            <FileLine
              name={name}
              bytes={bytes}
              type={type}
              action={
                <span className={classes.action}>
                  <IconDownload size={22} stroke={1.75} aria-hidden="true" />
                  <VisuallyHidden>
                    <Trans>Download</Trans>
                  </VisuallyHidden>
                </span>
              }
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
