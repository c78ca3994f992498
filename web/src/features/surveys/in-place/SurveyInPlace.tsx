import type { SurveyCard, SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { Closing } from '../Closing.tsx'
import { SurveyFacts } from '../SurveyFacts.tsx'
import { Receipt } from '../voting/Receipt.tsx'
import { VoteOptions } from '../voting/VoteOptions.tsx'
import classes from './SurveyInPlace.module.css'

interface SurveyInPlaceProps {
  survey: SurveyCard | SurveyDetail
  /** Called when a link to the survey itself is followed, e.g. to close the dialog. */
  onLeave?: () => void
}

/** A survey to vote in where it is shown: in a post, beside the feed, in a dialog. */
export function SurveyInPlace({ survey, onLeave }: SurveyInPlaceProps) {
  const { id, title } = survey
  return (
    <div className={classes.survey}>
      <div>
        <Link dir="auto" to={paths.survey(id)} className={classes.title} onClick={onLeave}>
          {title}
        </Link>
        <p className={classes.facts}>
          <SurveyFacts of={survey} />
          {' · '}
          <Closing of={survey} />
        </p>
      </div>
      <VoteOptions
        survey={survey}
        renderBelow={(_shown, { receipt, isDone, names }) => (
          <>
            {isDone && receipt && <Receipt code={receipt.code} survey={survey} names={names} />}
            <Link to={paths.survey(id)} className={classes.more} onClick={onLeave}>
              <Trans>Result and comments</Trans>
            </Link>
          </>
        )}
      />
    </div>
  )
}
