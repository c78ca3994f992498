import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { FileLine } from '../../../ui/files/FileLine.tsx'
import list from '../../../ui/files/FileList.module.css'
import { focusArea } from '../../../ui/layout/use-focus-back.ts'
import classes from './PostJobPage.module.css'

interface StoredFilesProps {
  files: JobDetail['files']
  disabled: boolean
  onRemove: (fileId: number) => void
}

/** Attachments that a job already has. They are removed when its changes are saved. */
export function StoredFiles({ files, disabled, onRemove }: StoredFilesProps) {
  const { t } = useLingui()
  const id = useId()
  if (files.length === 0) return null
  return (
    <div className={classes.stored} role="group" aria-labelledby={id} {...focusArea}>
      <p id={id} className={classes.label}>
        <Trans>Already attached</Trans>
      </p>
      <ul className={list.list} aria-labelledby={id}>
        {files.map(({ file_id, name, bytes, type }) => (
          <li key={file_id}>
            <FileLine
              name={name}
              bytes={bytes}
              type={type}
              action={
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t`Remove ${name}`}
                  disabled={disabled}
                  onClick={() => onRemove(file_id)}
                >
                  <IconX size={20} aria-hidden="true" />
                </button>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
