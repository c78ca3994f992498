import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { Closing } from '../Closing.tsx'
import { SurveyFacts } from '../SurveyFacts.tsx'
import classes from './CreateSurvey.module.css'
import type { SurveyDraft } from './survey-draft.ts'

const letters = 'ABCDEFGH'

/** The survey as it will look. */
export function SurveyPreview({ draft }: { draft: SurveyDraft }) {
  const { title, closes, options, kind, audience, isSecret } = draft
  const id = useId()
  const closing = closes === '' ? undefined : new Date(closes)
  return (
    <Card as="section" className={classes.preview} aria-labelledby={id}>
      <h2 id={id} className={classes.previewName}>
        <Trans>Preview</Trans>
      </h2>
      <p className={classes.previewTitle}>{title.trim() || <Trans>Your question</Trans>}</p>
      {closing && !Number.isNaN(closing.getTime()) && (
        <p className={classes.facts}>
          <Closing of={{ closing_date: closing.toISOString(), is_closed: 0 }} zone />
        </p>
      )}
      <p className={classes.facts}>
        <SurveyFacts of={{ kind, audience, group_name: null, is_secret: isSecret ? 1 : 0 }} />
      </p>
      <ul className={classes.previewOptions}>
        {options.map((option, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option is its place
          <li key={place} className={classes.previewOption}>
            <span className={classes.letter} aria-hidden="true">
              {letters[place]}
            </span>
            {option.trim() || <Trans>Option {place + 1}</Trans>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
