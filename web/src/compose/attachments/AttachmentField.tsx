import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { FileLine } from '../../ui/files/FileLine.tsx'
import list from '../../ui/files/FileList.module.css'
import { focusArea, useFocusBack } from '../../ui/layout/use-focus-back.ts'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import { FilePicker } from '../FilePicker.tsx'
import { SendingProgress } from '../SendingProgress.tsx'
import type { Sending } from '../upload-pace.ts'
import { useFileDrop } from '../use-file-drop.ts'
import { acceptedAttachments, largestText } from './attachment-file.ts'
import classes from './AttachmentField.module.css'
import type { Attachments } from './use-attachments.ts'

interface AttachmentFieldProps {
  attachments: Attachments
  /** What they are called in this form; "Attachments" by default. */
  label?: string
  /** Set while they are being sent. */
  sending?: Sending | undefined
  onCancel?: () => void
}

/** Pictures and documents that go with a form: chosen or dropped, with what is wrong with each. */
export function AttachmentField({ attachments, label, sending, onCancel }: AttachmentFieldProps) {
  const { t } = useLingui()
  const [title, hint] = [useId(), useId()]
  const { chosen, most, tooMany, issue, root, add, remove } = attachments
  const isBusy = sending !== undefined
  const count = chosen.length
  const isFull = count >= most
  const isOver = useFileDrop((files) => void (!isBusy && add(files)))
  const picker = useFocusBack(count)
  return (
    <div ref={root} className={classes.group} role="group" aria-labelledby={title} {...focusArea}>
      <p id={title} className={classes.label}>
        {label ?? t`Attachments`}
      </p>
      <div className={classes.field} data-over={isOver ? '' : undefined}>
        {count > 0 && (
          <ul className={list.list} aria-labelledby={title}>
            {chosen.map(({ id, file: { name, size }, type, issue: wrong }) => (
              <li key={id}>
                <FileLine
                  name={name}
                  bytes={size}
                  type={type}
                  issue={wrong?.()}
                  action={
                    <button
                      type="button"
                      className={classes.remove}
                      aria-label={t`Remove ${name}`}
                      disabled={isBusy}
                      onClick={() => remove(id)}
                    >
                      <IconX size={20} aria-hidden="true" />
                    </button>
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <div className={classes.choose}>
          <FilePicker
            accept={acceptedAttachments}
            disabled={isBusy || isFull}
            buttonRef={picker}
            describedBy={hint}
            onPickAll={(files) => void add(files)}
          >
            <IconPaperclip size={22} stroke={1.75} aria-hidden="true" />
            {count === 0 ? <Trans>Add files</Trans> : <Trans>Add more files</Trans>}
          </FilePicker>
          <p id={hint} className={classes.hint}>
            <Trans>
              Pictures, PDFs, Office documents, text and ZIP files, up to {largestText} each. They stay
              exactly as they are: photos can tell where they were taken.
            </Trans>
          </p>
        </div>
      </div>
      {tooMany && (
        <p className={classes.issue} role="alert">
          <Plural value={most} one="You can add # file." other="You can add up to # files." />
        </p>
      )}
      {issue !== undefined && (
        <p className={classes.issue} role="alert">
          {issue}
        </p>
      )}
      {sending && <SendingProgress sending={sending} {...(onCancel ? { onCancel } : {})} />}
      <VisuallyHidden>
        <span role="status">
          {count > 0 && <Plural value={count} one="# file added" other="# files added" />}
        </span>
      </VisuallyHidden>
    </div>
  )
}
