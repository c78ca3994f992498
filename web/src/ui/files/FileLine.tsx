import type { Attachment } from '@commons/contract/shared/attachment.ts'
import { useLingui } from '@lingui/react/macro'
import {
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconFileTypeTxt,
  IconFileZip,
  IconPhoto,
  IconPresentation,
  IconTable,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { fileSize } from '../words/file-size.ts'
import classes from './FileLine.module.css'

export type FileType = Attachment['type']

const icons = {
  image: IconPhoto,
  pdf: IconFileTypePdf,
  word: IconFileText,
  sheet: IconTable,
  slides: IconPresentation,
  text: IconFileTypeTxt,
  zip: IconFileZip,
} as const satisfies Record<FileType, typeof IconFile>

interface FileLineProps {
  name: string
  bytes: number
  /** Undefined if it isn't known. */
  type: FileType | undefined
  /** What is wrong with it. */
  issue?: string | undefined
  /** What can be done with it. */
  action?: ReactNode
}

/** A file by its name, kind and size. */
export function FileLine({ name, bytes, type, issue, action }: FileLineProps) {
  const { t } = useLingui()
  const Icon = type ? icons[type] : IconFile
  const types: Record<FileType, string> = {
    image: t`Picture`,
    pdf: 'PDF',
    word: t`Document`,
    sheet: t`Spreadsheet`,
    slides: t`Presentation`,
    text: t`Text file`,
    zip: 'ZIP',
  }
  return (
    <div className={classes.line} data-wrong={issue === undefined ? undefined : ''}>
      <span className={classes.icon}>
        <Icon size={22} stroke={1.75} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <span dir="auto" className={classes.name}>
          {name}
        </span>
        <span className={classes.about}>
          {[type && types[type], fileSize(bytes)].filter(Boolean).join(' · ')}
        </span>
        {issue !== undefined && (
          <span className={classes.issue} role="alert">
            {issue}
          </span>
        )}
      </div>
      {action}
    </div>
  )
}
