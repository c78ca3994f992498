import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import classes from './Results.module.css'

type Round = NonNullable<SurveyDetail['outcome']>['rounds'][number]

interface RoundProps {
  round: Round
  number: number
  names: ReadonlyMap<number, string>
  winners: readonly number[]
}

function RoundOf({ round: { votes, out, exhausted }, number, names, winners }: RoundProps) {
  const { i18n } = useLingui()
  const most = Math.max(1, ...votes.map((each) => each ?? 0))
  const left = votes.flatMap((count, place) => (count === null ? [] : [{ id: place + 1, count }]))
  const inOrder = left.toSorted((one, other) => other.count - one.count || one.id - other.id)
  const listed = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? '').join(', ')
  const dropped = listed(out)
  const won = listed(winners)
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
        {out.length > 1 ? (
          <Trans>Tied for the fewest, so all of these drop out: {dropped}.</Trans>
        ) : out.length === 1 ? (
          <Trans>{dropped} has the fewest and drops out. Its votes move to each voter's next choice.</Trans>
        ) : winners.length > 1 ? (
          <Trans>These are tied: {won}.</Trans>
        ) : (
          winners.length === 1 && <Trans>{won} has more than half and wins.</Trans>
        )}
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
  return (
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
  )
}
