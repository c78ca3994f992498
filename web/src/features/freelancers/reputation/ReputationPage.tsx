import { longestReputation } from '@commons/contract/freelance/reputation.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFile } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { useFileDrop } from '../../../compose/use-file-drop.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import classes from './Reputation.module.css'
import { Verdict } from './Verdict.tsx'

/** UTF-8 takes up to four bytes a character. */
const largestFile = 4 * longestReputation

/** Checks a reputation that a member took along, for anyone who has the file. */
export default function ReputationPage() {
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState('')
  const [isWrongFile, setWrongFile] = useState(false)
  usePageTitle(t`Check a reputation`)
  const document = text.trim()
  const isTooLong = document.length > longestReputation
  const isAsked = document !== '' && !isTooLong
  const read = useRead('verify_reputation', { document }, { enabled: isAsked })
  async function take(file: File | undefined) {
    if (!file) return
    const isSmall = file.size <= largestFile
    setWrongFile(!isSmall)
    if (isSmall) setText(await file.text())
  }
  const isOver = useFileDrop(([file]) => void take(file))
  return (
    <Card className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Check a reputation</Trans>
      </h1>
      <p>
        <Trans>
          Did somebody give you a file with their reputation here? Choose it, drop it, or paste what it says.
          You'll see whether it's exactly as we signed it.
        </Trans>
      </p>
      <div className={classes.field} data-over={isOver || undefined}>
        <FilePicker accept=".json,application/json" disabled={false} onPick={(file) => void take(file)}>
          <IconFile size={22} stroke={1.75} aria-hidden="true" />
          <Trans>Choose a file</Trans>
        </FilePicker>
        <div>
          <label htmlFor={id} className={form.label}>
            <Trans>Or paste it</Trans>
          </label>
          <textarea
            dir="auto"
            id={id}
            className={classes.text}
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => {
              setWrongFile(false)
              setText(currentTarget.value)
            }}
          />
        </div>
      </div>
      <div role="status">
        {isWrongFile || isTooLong ? (
          <p className={classes.bad}>
            <Trans>That's too long for a reputation. Choose the file that you got.</Trans>
          </p>
        ) : (
          isAsked && <Verdict read={read} />
        )}
      </div>
    </Card>
  )
}
