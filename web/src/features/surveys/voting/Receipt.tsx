import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useId } from 'react'
import { copyText } from '../../../money/copy.ts'
import { paths } from '../../../paths.ts'
import { download } from '../../../ui/download.ts'
import classes from './Receipt.module.css'
import { spaced } from './receipts.ts'

interface ReceiptProps {
  code: string
  survey: { id: number; title: string; is_secret: 0 | 1; is_closed: 0 | 1 }
  /** The texts of the options voted for. */
  names: readonly string[]
}

/** The code by which members find their vote among the published ballots of a closed survey. */
export function Receipt({ code, survey, names }: ReceiptProps) {
  const { t } = useLingui()
  const id = useId()
  const { id: surveyId, title, is_secret, is_closed } = survey
  const save = () => {
    const link = new URL(`/#${paths.recount(surveyId)}`, location.origin).href
    const lines = [
      title,
      ...names.map((name) => `- ${name}`),
      '',
      `${t({ message: 'Receipt', context: 'of a vote' })}: ${code}`,
      link,
      '',
    ]
    download(`${t({ message: 'receipt', context: 'name of a file' })}-${surveyId}.txt`, lines.join('\n'))
  }
  return (
    <section className={classes.receipt} aria-labelledby={id}>
      <h2 id={id} className={classes.name}>
        <Trans>Your receipt</Trans>
      </h2>
      <p className={classes.code}>{spaced(code)}</p>
      <p className={classes.note}>
        {is_closed === 1 ? (
          <Trans>Find your vote by this code in the recount.</Trans>
        ) : (
          <Trans>Once the survey is closed, this code shows you that your vote was counted.</Trans>
        )}{' '}
        {is_secret === 1 && (
          <Trans>
            Save it: it's only in this browser, until you log out. Nobody can give it back to you, because
            nobody knows which vote is yours.
          </Trans>
        )}
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copyText(code)}
        >
          <Trans>Copy</Trans>
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={save}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </section>
  )
}

/** For a secret vote that was cast in another browser. */
export function NoReceipt() {
  return (
    <p className={classes.note}>
      <Trans>Your receipt is only in the browser you voted with, or where you saved it.</Trans>
    </p>
  )
}
