import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import classes from './Results.module.css'

type Round = NonNullable<SurveyDetail['outcome']>['rounds'][number]

interface DecisionProps {
  round: Round
  winners: readonly number[]
  listed: (ids: readonly number[]) => string
}

/** What a round decided, and why. */
function Decision({ round: { out, tie }, winners, listed }: DecisionProps) {
  const dropped = listed(out)
  const won = listed(winners)
  if (tie) {
    const tied = listed(tie.tied)
    const { round: earlier } = tie
    if (out.length === 0)
      return earlier === null ? (
        <Trans>
          These are tied: {tied}. The lot decides: {won} wins.
        </Trans>
      ) : (
        <Trans>
          These are tied: {tied}. {won} had more votes in round {earlier} and wins.
        </Trans>
      )
    return earlier === null ? (
      <Trans>
        Tied for the fewest: {tied}. The lot decides: {dropped} drops out.
      </Trans>
    ) : (
      <Trans>
        Tied for the fewest: {tied}. {dropped} had fewer votes in round {earlier} and drops out.
      </Trans>
    )
  }
  if (out.length > 1)
    return tie === undefined ? (
      <Trans>Tied for the fewest, so all of these drop out: {dropped}.</Trans>
    ) : (
      <Trans>
        Tied for the fewest, and even together below all others, so all of these drop out: {dropped}.
      </Trans>
    )
  if (out.length === 1)
    return <Trans>{dropped} has the fewest and drops out. Its votes move to each voter's next choice.</Trans>
  if (winners.length > 1) return <Trans>These are tied: {won}.</Trans>
  return winners.length === 1 && <Trans>{won} has more than half and wins.</Trans>
}

interface RoundProps {
  round: Round
  number: number
  names: ReadonlyMap<number, string>
  winners: readonly number[]
}

function RoundOf({ round, number, names, winners }: RoundProps) {
  const { i18n } = useLingui()
  const { votes, out, exhausted } = round
  const most = Math.max(1, ...votes.map((each) => each ?? 0))
  const left = votes.flatMap((count, place) => (count === null ? [] : [{ id: place + 1, count }]))
  const inOrder = left.toSorted((one, other) => other.count - one.count || one.id - other.id)
  const listed = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? '').join(', ')
  return (
    <li className={classes.round}>
      <h3 className={classes.roundName}>
        <Trans>Round {number}</Trans>
      </h3>
      <ul className={classes.standing}>
        {inOrder.map(({ id, count }) => (
          <li key={id} className={classes.stand} data-out={out.includes(id) || undefined}>
            <span className={classes.standName}>{names.get(id)}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.fill} style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={classes.count}>{i18n.number(count)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        <Decision round={round} winners={winners} listed={listed} />
        {exhausted > 0 && (
          <>
            {' '}
            <Plural value={exhausted} one="# vote has no choice left." other="# votes have no choice left." />
          </>
        )}
      </p>
    </li>
  )
}

/** How a ranking was decided, round by round. */
export function RunOffRounds({ survey: { recdata, outcome } }: { survey: SurveyDetail }) {
  if (!outcome || outcome.rounds.length === 0) return null
  const names = new Map(recdata.map(({ option_id, options }) => [option_id, options]))
  const isByLot = outcome.rounds.some(({ tie }) => tie?.round === null)
  return (
    <>
      <ol className={classes.rounds}>
        {outcome.rounds.map((round, place) => (
          <RoundOf
            // oxlint-disable-next-line react/no-array-index-key -- a round is its place
            key={place}
            round={round}
            number={place + 1}
            names={names}
            winners={outcome.winners}
          />
        ))}
      </ol>
      {isByLot && (
        <p className={classes.note}>
          <Trans>The lot is drawn from the checksum over all ballots. A recount draws the same.</Trans>
        </p>
      )}
    </>
  )
}
