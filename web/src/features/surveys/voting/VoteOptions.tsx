import type { SurveyCard } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { hasVoted, letters } from '../kinds.ts'
import { pressed, type Choices } from './choices.ts'
import { OptionCards } from './OptionCards.tsx'
import { RankedOptions } from './RankedOptions.tsx'
import type { Receipt } from './receipts.ts'
import { SoFar } from './SoFar.tsx'
import { ownChoices, useVote } from './use-vote.ts'
import classes from './VoteOptions.module.css'
import { HiddenResult, Voted, VoteTerms } from './VoteState.tsx'

interface CastVote {
  readonly receipt: Receipt | undefined
  /** The vote was cast here, just now. */
  readonly isDone: boolean
  /** The texts of the options voted for, as far as they are known. */
  readonly names: readonly string[]
}

interface VoteOptionsProps<S extends SurveyCard> {
  survey: S
  /** What to show above the options; and below them once the member has voted or the survey is closed. */
  renderAbove?: (shown: S) => ReactNode
  renderBelow?: (shown: S, vote: CastVote) => ReactNode
}

/** The options of a survey to vote for, with the result so far. A letter chooses; Enter votes. */
export function VoteOptions<S extends SurveyCard>({ survey, renderAbove, renderBelow }: VoteOptionsProps<S>) {
  const { t } = useLingui()
  const field = useRef<HTMLFieldSetElement>(null)
  const [choices, setChoices] = useState<Choices>([])
  const [isChanging, setIsChanging] = useState(false)
  const { shown, isDone, isPending, receipt, vote } = useVote(survey)
  const isVoted = hasVoted(shown)
  const isFixed = shown.is_closed === 1 || (isVoted && !isChanging)
  const own = isVoted ? ownChoices(shown, receipt) : []
  const names = own.flatMap((id) => shown.recdata.find(({ option_id }) => option_id === id)?.options ?? [])

  function send() {
    if (choices.length === 0 || isFixed || isPending) return
    // Until it has arrived the new choice stays, so that it can be sent again.
    vote(choices, () => setIsChanging(false))
  }

  function choose(event: KeyboardEvent) {
    if (isFixed || isPending || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      send()
      return
    }
    const place = letters.indexOf(event.key.toUpperCase())
    const option = event.key.length === 1 && place >= 0 ? shown.recdata[place] : undefined
    if (!option) return
    // On the page the letter may be a shortcut for something else.
    event.stopPropagation()
    event.preventDefault()
    setChoices(pressed(shown.kind, choices, option.option_id))
    field.current?.querySelector<HTMLElement>(`[data-choice="${option.option_id}"]`)?.focus()
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {renderAbove?.(shown)}
      <fieldset ref={field} className={classes.options} aria-label={t`Options`} onKeyDown={choose}>
        {shown.kind === 'ranked' && !isFixed ? (
          <RankedOptions
            options={shown.recdata}
            choices={choices}
            disabled={isPending}
            onChange={setChoices}
          />
        ) : (
          <OptionCards
            survey={shown}
            choices={choices}
            own={own}
            isFixed={isFixed || isPending}
            onChange={setChoices}
          />
        )}
      </fieldset>
      <HiddenResult of={shown} />
      {isFixed ? (
        <>
          {isVoted && <Voted isDone={isDone} />}
          {renderBelow?.(shown, { receipt, isDone, names })}
          {isVoted && shown.is_changeable === 1 && shown.is_closed === 0 && (
            <div className={classes.actions}>
              <Button
                variant="default"
                loading={isPending}
                onClick={() => {
                  setChoices(own)
                  setIsChanging(true)
                }}
              >
                <Trans>Change my vote</Trans>
              </Button>
            </div>
          )}
        </>
      ) : (
        <div className={classes.actions}>
          <VoteTerms of={shown} />
          {isChanging && (
            <Button variant="default" disabled={isPending} onClick={() => setIsChanging(false)}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          <Button type="submit" disabled={choices.length === 0} loading={isPending}>
            <Trans>Vote</Trans>
          </Button>
        </div>
      )}
      {shown.kind === 'ranked' && !isFixed && <SoFar of={shown} />}
    </form>
  )
}
