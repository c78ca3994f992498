import type { Report } from '@commons/contract/moderation.ts'
import { Trans } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { reasonTexts } from '../report-reasons.tsx'
import own from './ReportRow.module.css'

const kinds: Record<Report['report_type'], ReactNode> = {
  post: <Trans context="what was reported">Post</Trans>,
  comment: <Trans context="what was reported">Comment</Trans>,
  reply: <Trans context="what was reported">Reply</Trans>,
  member: <Trans context="what was reported">Member</Trans>,
  group_message: <Trans context="what was reported">Message</Trans>,
  chat_message: <Trans context="what was reported">Message</Trans>,
  chat: <Trans context="what was reported">Chat</Trans>,
}

const states: Record<Report['state'], ReactNode> = {
  open: <Trans>Received</Trans>,
  reviewing: <Trans>In review</Trans>,
  upheld: <Trans>Upheld</Trans>,
  dismissed: <Trans>Dismissed</Trans>,
}

/** One report: what it was about, why, and where it stands. */
export function ReportRow({ report }: { report: Report }) {
  const { report_type, full_name, shown, reason, description, state, answer, created_at, decided_at } = report
  return (
    <li className={classes.row}>
      <IconFlag size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <span>
            {kinds[report_type]}
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
            Reported <RelativeTime at={created_at} />
          </Trans>
          {decided_at && (
            <>
              {' · '}
              <Trans>
                Decided <RelativeTime at={decided_at} />
              </Trans>
            </>
          )}
        </p>
        {answer && <p className={own.answer}>{answer}</p>}
      </div>
    </li>
  )
}
