import type { Report } from '@commons/contract/moderation/moderation.ts'
import { Trans } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { reasonTexts } from '../report-reasons.tsx'
import { reportTexts } from '../report-texts.ts'
import own from './ReportRow.module.css'

const states: Record<Report['state'], ReactNode> = {
  open: <Trans>Received</Trans>,
  reviewing: <Trans>In review</Trans>,
  upheld: <Trans>Upheld</Trans>,
  dismissed: <Trans>Dismissed</Trans>,
}

/** A report with a link to its content, its reason and its state. */
export function ReportRow({ report }: { report: Report }) {
  const { report_type, full_name, shown, link, reason, description, state, answer, created_at, decided_at } =
    report
  const kind = reportTexts[report_type]?.name
  return (
    <li className={classes.row}>
      <IconFlag size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <span>
            {link === null ? kind : <Link to={link}>{kind}</Link>}
            {full_name && (
              <>
                {' · '}
                <bdi>{full_name}</bdi>
              </>
            )}
          </span>
          <span className={own.state} data-state={state}>
            {states[state]}
          </span>
        </p>
        {shown && <p className={own.shown}>{shown}</p>}
        <p className={classes.rowText}>
          {reasonTexts[reason]}
          {description && ` – ${description}`}
        </p>
        <p className={classes.rowText}>
          <Trans>
            Reported <RelativeTime at={created_at} isInSentence />
          </Trans>
          {decided_at && (
            <>
              {' · '}
              <Trans>
                Decided <RelativeTime at={decided_at} isInSentence />
              </Trans>
            </>
          )}
        </p>
        {answer && (
          <p dir="auto" className={own.answer}>
            {answer}
          </p>
        )}
      </div>
    </li>
  )
}
