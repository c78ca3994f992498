import type { Decision } from '@commons/contract/moderation/decisions.ts'
import { Trans } from '@lingui/react/macro'
import { IconGavel } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import classes from '../../../settings-kit/Settings.module.css'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { actTexts } from '../act-texts.tsx'
import { Until } from '../Until.tsx'
import { reportTexts } from '../report-texts.ts'
import { AppealPart } from './AppealPart.tsx'
import own from './ReportRow.module.css'

/** A decision: what it was about, what was done, by which rule and why. */
export function DecisionRow({ decision }: { decision: Decision }) {
  const { report_type, shown, acts, until, rule, reason, decided_at, undone_at } = decision
  return (
    <li className={classes.row}>
      <IconGavel size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <span>{reportTexts[report_type]?.name}</span>
          {undone_at === null ? (
            acts.map((act) => (
              <span key={act} className={own.state} data-state="dismissed">
                {actTexts[act]}
              </span>
            ))
          ) : (
            <span className={own.state} data-state="upheld">
              <Trans>Taken back</Trans>
            </span>
          )}
        </p>
        {shown && <blockquote className={own.quote}>{shown}</blockquote>}
        <p dir="auto" className={own.reason}>
          {reason}
        </p>
        <p className={classes.rowText}>
          <Trans>
            Rule: {rule.title}. {rule.text}
          </Trans>
        </p>
        <p className={classes.rowText}>
          <Trans>
            Decided <RelativeTime at={decided_at} isInSentence />
          </Trans>
          {undone_at === null && acts.some((act) => act === 'suspend' || act === 'limit') && (
            <>
              {' · '}
              <Until at={until} />
            </>
          )}
          {undone_at !== null && (
            <>
              {' · '}
              <Trans>
                Taken back <RelativeTime at={undone_at} isInSentence />. Everything is as it was before.
              </Trans>
            </>
          )}
        </p>
        <AppealPart decision={decision} />
        <p className={classes.rowText}>
          <Link to={paths.setting('moderators')} search={{ decision: String(decision.decision_id) }}>
            <Trans>Write to moderators about it</Trans>
          </Link>
        </p>
      </div>
    </li>
  )
}
