import type { Survey } from '@commons/contract/shared/survey-shown.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Closing } from '../Closing.tsx'
import { SurveyFacts } from '../SurveyFacts.tsx'
import classes from './SurveyLists.module.css'

interface SurveyRowProps {
  survey: Survey
  /** Shows the options as a numbered list. */
  numbered?: boolean
  /** Action buttons. */
  children?: ReactNode
}

/** A survey in a list. The whole row links to it. */
export function SurveyRow({ survey, numbered = false, children }: SurveyRowProps) {
  const { id, title, full_name, vote_count, options, is_voted } = survey
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link dir="auto" to={paths.survey(id)} className={classes.link}>
          {title}
        </Link>
        {numbered ? (
          <ol className={classes.options}>
            {options.map((option) => (
              <li key={option.id}>{option.options}</li>
            ))}
          </ol>
        ) : (
          <p className={classes.facts}>
            <bdi>{full_name}</bdi>
            {' · '}
            <SurveyFacts of={survey} />
          </p>
        )}
        {numbered && (
          <p className={classes.facts}>
            <SurveyFacts of={survey} />
          </p>
        )}
        <p className={classes.facts}>
          <Closing of={survey} />
          {' · '}
          <Plural value={vote_count} one="# voter" other="# voters" />
          {is_voted === '1' && (
            <>
              {' · '}
              <Trans>You voted</Trans>
            </>
          )}
        </p>
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </li>
  )
}
