import type { Project } from '@commons/contract/projects/projects.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { amountText } from '../../../money/shown-amount.ts'
import { TimeLeft, useFundedText } from '../card/funding-texts.tsx'
import { barScale, nextGoal } from './bar-scale.ts'
import { FundingBar } from './FundingBar.tsx'
import classes from './ProjectPanels.module.css'

interface ProjectFiguresProps {
  project: Project
  /** The button to back it. */
  children?: ReactNode
}

/** How much of a project is funded, until when it can be backed, and what happens then. */
export function ProjectFigures({ project, children }: ProjectFiguresProps) {
  const { t, i18n } = useLingui()
  const funded = useFundedText(project)
  const { pledged, funding_target, funded_percent: percent, backer_count, pays, state, ends_at } = project
  const amount = (text: string) => amountText(text, { language: i18n.locale })
  const target = amount(funding_target)
  const next = nextGoal(project)
  const nextAmount = next && amount(next.amount)
  const nextTitle = next?.title
  const end = i18n.date(new Date(ends_at), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className={classes.figures}>
      <FundingBar percent={percent} {...barScale(project)} label={t`Funded`} valueText={funded} />
      <p className={classes.pledged}>
        <b>{amount(pledged)}</b> <Trans>of {target} FCELL pledged</Trans>
      </p>
      {next && (
        <p className={classes.terms}>
          <Trans>
            Next stretch goal: {nextAmount} FCELL · <bdi>{nextTitle}</bdi>
          </Trans>
        </p>
      )}
      <p className={classes.facts}>
        <span>
          <Trans>{percent}% funded</Trans>
        </span>
        <span aria-hidden="true">·</span>
        <span>
          <Plural value={backer_count} one="# backer" other="# backers" />
        </span>
        <span aria-hidden="true">·</span>
        <span>
          <TimeLeft of={project} />
        </span>
      </p>
      {children && <div className={classes.action}>{children}</div>}
      {state === 'running' && (
        <p className={classes.terms}>
          {pays === 'keep' ? (
            <Trans>Until {end}. The owner keeps what comes in, even below the target.</Trans>
          ) : (
            <Trans>Until {end}. All or nothing: below the target, every pledge goes back.</Trans>
          )}
        </p>
      )}
    </div>
  )
}
