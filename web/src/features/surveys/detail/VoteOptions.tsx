import type { SurveyDetail } from '@commons/contract/surveys.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { hasVoted, useVote } from './use-vote.ts'
import { VotingCounts } from './VotingCounts.tsx'
import classes from './VoteOptions.module.css'

const letters = 'ABCDEFGH'

function Bar({ of: { options, percent, vote_count } }: { of: SurveyDetail['recdata'][number] }) {
  const { t, i18n } = useLingui()
  return (
    <span className={classes.result}>
      <span className={classes.threshold} aria-hidden="true">
        <Trans>Threshold</Trans>
      </span>
      <span
        className={classes.bar}
        role="meter"
        aria-label={t`Threshold of ${options}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={classes.part} style={{ width: `${percent}%` }} />
      </span>
      <span className={classes.figures}>
        {i18n.number(percent / 100, { style: 'percent' })},{' '}
        <Plural value={vote_count} one="# vote" other="# votes" />
      </span>
    </span>
  )
}

/** The options of a survey to choose from, with the result so far. A letter chooses; Enter votes. */
export function VoteOptions({ survey }: { survey: SurveyDetail }) {
  const { t } = useLingui()
  const name = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState<number>()
  const { shown, isDone, isPending, vote } = useVote(survey)
  const isVoted = hasVoted(shown)
  const isFixed = isVoted || shown.is_closed === 1

  function send() {
    if (chosen !== undefined && !isFixed && !isPending) vote(chosen)
  }

  function choose(event: KeyboardEvent) {
    if (isFixed || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      send()
      return
    }
    const place = letters.indexOf(event.key.toUpperCase())
    const option = event.key.length === 1 && place >= 0 ? shown.recdata[place] : undefined
    if (!option) return
    // Elsewhere on the page the letter may mean something else.
    event.stopPropagation()
    event.preventDefault()
    setChosen(option.option_id)
    field.current?.querySelector<HTMLInputElement>(`input[value="${option.option_id}"]`)?.focus()
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <VotingCounts of={shown} />
      <fieldset ref={field} className={classes.options} aria-label={t`Options`} onKeyDown={choose}>
        {shown.recdata.map((option, place) => (
          <label
            key={option.option_id}
            className={classes.option}
            data-fixed={isFixed || undefined}
            data-voted={option.is_voted === '1' || undefined}
          >
            <input
              type="radio"
              className={classes.radio}
              name={name}
              value={option.option_id}
              checked={isVoted ? option.is_voted === '1' : chosen === option.option_id}
              disabled={isFixed}
              onChange={() => setChosen(option.option_id)}
            />
            <span className={classes.letter} aria-hidden="true">
              {letters[place]}
            </span>
            <span className={classes.text}>
              {option.options}
              {option.is_voted === '1' && (
                <span className={classes.own}>
                  <IconCircleCheckFilled size={16} aria-hidden="true" /> <Trans>Your vote</Trans>
                </span>
              )}
            </span>
            <Bar of={option} />
          </label>
        ))}
      </fieldset>
      {isFixed ? (
        isVoted && (
          <p className={classes.state} role="status">
            <IconCircleCheckFilled size={20} aria-hidden="true" />
            {isDone ? (
              <Trans>You have executed successfully</Trans>
            ) : (
              <Trans>You have already executed</Trans>
            )}
          </p>
        )
      ) : (
        <div className={classes.actions}>
          <p className={classes.hint}>
            <Trans>You can vote once, and can't change it later.</Trans>
          </p>
          <Button type="submit" disabled={chosen === undefined} loading={isPending}>
            <Trans>Vote</Trans>
          </Button>
        </div>
      )}
    </form>
  )
}
