import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isCountedWithLots, runOff } from './run-off.ts'

const each = (...choices: number[]) => ({ choices, count: 1 })

const many = (count: number, ...choices: number[]) => ({ choices, count })
/** Lots by which the later of two options is last. */
const lots = ['9a', '8b', '7c', '6d', '5e', '4f', '30', '21']

test('the fewest are out until one has more than half', () => {
  assert.deepEqual(runOff(3, [many(4, 1), many(3, 2, 3), many(2, 3, 2)], lots), {
    rounds: [
      { votes: [4, 3, 2], out: [3], exhausted: 0, tie: null },
      { votes: [4, 5, null], out: [], exhausted: 0, tie: null },
    ],
    winners: [2],
  })
})

test('of two tied at the end, the one with more votes in the latest earlier round that differs wins', () => {
  const { rounds, winners } = runOff(3, [many(4, 1), many(3, 2), many(1, 3, 2)], lots)
  assert.deepEqual(rounds.at(-1), {
    votes: [4, 4, null],
    out: [],
    exhausted: 0,
    tie: { tied: [1, 2], round: 1 },
  })
  assert.deepEqual(winners, [1])
  // Round 1 would be for the first, but round 2 is later.
  const later = runOff(4, [many(6, 1), many(5, 2), many(2, 3), many(2, 4, 2), many(1, 3, 1)], lots)
  assert.deepEqual(
    later.rounds.map(({ votes, tie }) => [votes, tie]),
    [
      [[6, 5, 3, 2], null],
      [[6, 7, 3, null], null],
      [[7, 7, null, null], { tied: [1, 2], round: 2 }],
    ],
  )
  assert.deepEqual(later.winners, [2])
})

test('of two tied in every round, the lot decides', () => {
  const even = [many(2, 1), many(2, 2)]
  const tie = { tied: [1, 2], round: null }
  assert.deepEqual(runOff(2, even, lots), {
    rounds: [{ votes: [2, 2], out: [], exhausted: 0, tie }],
    winners: [1],
  })
  assert.deepEqual(runOff(2, even, lots.toReversed()).winners, [2])
})

test('of several tied for the fewest, one drops out, by an earlier round or the lot', () => {
  // Two against two once the fourth is out, and before that the third had fewer.
  const byRound = runOff(4, [many(5, 1), many(3, 2), many(2, 3), many(1, 4, 3)], lots)
  assert.deepEqual(byRound.rounds[1], {
    votes: [5, 3, 3, null],
    out: [3],
    exhausted: 0,
    tie: { tied: [2, 3], round: 1 },
  })
  const byLot = runOff(3, [many(3, 1), many(2, 2, 1), many(2, 3, 2)], lots)
  assert.deepEqual(
    [byLot.rounds[0]?.tie, byLot.rounds[0]?.out, byLot.winners],
    [{ tied: [2, 3], round: null }, [3], [2]],
  )
  // All are tied: one drops out, and its voters' next choices decide.
  const three = runOff(3, [many(1, 1), many(1, 2), many(1, 3, 2)], lots)
  assert.deepEqual([three.rounds[0]?.tie, three.winners], [{ tied: [1, 2, 3], round: null }, [2]])
})

test('those who are hopeless even together drop out at once, without a lot', () => {
  const { rounds, winners } = runOff(5, [many(4, 1), many(3, 2), many(1, 3, 2), many(1, 4, 2)], lots)
  assert.deepEqual(
    rounds.map(({ out, tie }) => [out, tie]),
    [
      [[5], null],
      [[3, 4], null],
      [[], null],
    ],
  )
  assert.deepEqual(winners, [2])
})

test('results from before lots are counted as they were', () => {
  assert.deepEqual(runOff(2, [each(1), each(2)], null).winners, [1, 2])
  const tiedLast = runOff(4, [each(1), each(1), each(2), each(2), each(3), each(4)], null)
  assert.deepEqual(
    [tiedLast.rounds[0]?.out, tiedLast.rounds[1]?.exhausted, tiedLast.winners],
    [[3, 4], 2, [1, 2]],
  )
  assert.equal(isCountedWithLots(tiedLast.rounds), false)
  assert.equal(isCountedWithLots(runOff(2, [each(1), each(2)], lots).rounds), true)
})

test('nobody wins where nobody has voted', () => {
  assert.deepEqual(runOff(2, [], lots), {
    rounds: [{ votes: [0, 0], out: [], exhausted: 0, tie: null }],
    winners: [],
  })
})

/**
 * A reference count, ballot by ballot and without sets: each ballot is a pile of papers, from which eliminated
 * options are removed.
 */
function plainly(
  options: number,
  ballots: ReadonlyArray<readonly number[]>,
  drawn: readonly string[] | null,
): number[] {
  let standing = Array.from({ length: options }, (_, place) => place + 1)
  let papers = ballots.map((choices) => [...choices])
  const history: number[][] = []
  while (true) {
    papers = papers
      .map((pile) => pile.filter((option) => standing.includes(option)))
      .filter((pile) => pile.length > 0)
    if (papers.length === 0) return []
    const tops = (option: number) => papers.filter((pile) => pile[0] === option).length
    const winner = standing.find((option) => tops(option) > papers.length / 2)
    if (winner !== undefined) return [winner]
    const fewest = Math.min(...standing.map(tops))
    const rest = standing.filter((option) => tops(option) > fewest)
    if (drawn === null) {
      if (rest.length === 0) return standing
      standing = rest
      continue
    }
    const low = standing.filter((option) => tops(option) === fewest)
    // Votes from the newest round to the oldest, then the lot: who is first in this order is last in the count.
    const record = (option: number) => [
      ...history.map((votes) => String(votes[option - 1]).padStart(4, '0')),
      drawn[option - 1] ?? '',
    ]
    const [loser] = low.toSorted((one, other) => (record(one).join() < record(other).join() ? -1 : 1))
    history.unshift(Array.from({ length: options }, (_, place) => tops(place + 1)))
    const isBelow = rest.length > 0 && rest.every((option) => tops(option) > fewest * low.length)
    standing = isBelow ? rest : standing.filter((option) => option !== loser)
  }
}

const anyBallots = fc.integer({ min: 1, max: 8 }).chain((options) =>
  fc.record({
    options: fc.constant(options),
    ballots: fc.array(
      fc.shuffledSubarray(
        Array.from({ length: options }, (_, place) => place + 1),
        { minLength: 1 },
      ),
      { maxLength: 40 },
    ),
  }),
)

for (const drawn of [lots, null])
  test(`it finds what counting by hand finds, in whatever order and however grouped the ballots are, ${drawn ? 'with' : 'without'} lots`, () => {
    fc.assert(
      fc.property(anyBallots, ({ options, ballots }) => {
        const { winners, rounds } = runOff(
          options,
          ballots.map((choices) => ({ choices, count: 1 })),
          drawn,
        )
        assert.deepEqual(winners, plainly(options, ballots, drawn))
        if (drawn) assert.equal(winners.length, ballots.length === 0 ? 0 : 1)
        const grouped = Map.groupBy(ballots.toReversed(), (choices) => choices.join())
        assert.deepEqual(
          runOff(
            options,
            [...grouped.values()].map((same) => ({ choices: same[0] ?? [], count: same.length })),
            drawn,
          ),
          { winners, rounds },
        )
        // No ballot is lost in any round.
        for (const { votes, exhausted } of rounds)
          assert.equal(
            votes.reduce<number>((sum, votes) => sum + (votes ?? 0), exhausted),
            ballots.length,
          )
      }),
      { numRuns: 500 },
    )
  })
