import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { csvOf } from '@commons/contract/shared/csv.ts'
import { download } from '../../../ui/download.ts'
import classes from './Results.module.css'

/** Returns the result as JSON, with the names that the calls use. */
const jsonOf = ({ id, title, kind, closing_date, vote_count, quorum, recdata, outcome }: SurveyDetail) =>
  JSON.stringify(
    {
      id,
      title,
      kind,
      closing_date,
      vote_count,
      quorum,
      options: recdata.map(({ option_id, options, vote_count: votes, percent }) => ({
        id: option_id,
        options,
        vote_count: votes,
        percent,
      })),
      outcome,
    },
    null,
    2,
  )

/** The result of a closed survey as files. */
export function ResultFiles({ survey }: { survey: SurveyDetail }) {
  const { t } = useLingui()
  const { id, kind, recdata, vote_count: voters } = survey
  const name = `${t({ message: 'survey', context: 'name of a file' })}-${id}`
  const saveCsv = () => {
    // Here the shares don't add up to 100, and the number of voters can't be told from the votes.
    const share = kind === 'several' ? t`Percent of voters (${voters})` : t`Percent`
    const rows = recdata.map(({ options, vote_count, percent }) => [options, vote_count ?? 0, percent ?? 0])
    download(`${name}.csv`, csvOf([[t`Option`, t`Votes`, share], ...rows]), 'text/csv')
  }
  return (
    <div className={classes.files} role="group" aria-label={t`Download the result`}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={saveCsv}
      >
        <Trans>CSV</Trans>
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => download(`${name}.json`, jsonOf(survey), 'application/json')}
      >
        <Trans>JSON</Trans>
      </Button>
    </div>
  )
}
