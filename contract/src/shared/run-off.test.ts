import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runOff } from './run-off.ts'

const each = (...choices: number[]) => ({ choices, count: 1 })

test('the fewest are out until one has more than half', () => {
  const ballots = [
    { choices: [1], count: 4 },
    { choices: [2, 3], count: 3 },
    { choices: [3, 2], count: 2 },
  ]
  assert.deepEqual(runOff(3, ballots), {
    rounds: [
      { votes: [4, 3, 2], out: [3], exhausted: 0 },
      { votes: [4, 5, null], out: [], exhausted: 0 },
    ],
    winners: [2],
  })
})

test('ties are said', () => {
  assert.deepEqual(runOff(2, [each(1), each(2)]).winners, [1, 2])
  const tiedLast = runOff(4, [each(1), each(1), each(2), each(2), each(3), each(4)])
  assert.deepEqual(
    [tiedLast.rounds[0]?.out, tiedLast.rounds[1]?.exhausted, tiedLast.winners],
    [[3, 4], 2, [1, 2]],
  )
})

test('nobody wins where nobody has voted', () => {
  assert.deepEqual(runOff(2, []), { rounds: [{ votes: [0, 0], out: [], exhausted: 0 }], winners: [] })
})

/**
 * A reference count, ballot by ballot and without sets: each ballot is a pile of papers, from which eliminated
 * options are removed.
 */
function plainly(options: number, ballots: ReadonlyArray<readonly number[]>): number[] {
  let standing = Array.from({ length: options }, (_, place) => place + 1)
  let papers = ballots.map((choices) => [...choices])
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
    if (rest.length === 0) return standing
    standing = rest
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

test('it finds what counting by hand finds, in whatever order and however grouped the ballots are', () => {
  fc.assert(
    fc.property(anyBallots, ({ options, ballots }) => {
      const { winners, rounds } = runOff(
        options,
        ballots.map((choices) => ({ choices, count: 1 })),
      )
      assert.deepEqual(winners, plainly(options, ballots))
      const grouped = Map.groupBy(ballots.toReversed(), (choices) => choices.join())
      assert.deepEqual(
        runOff(
          options,
          [...grouped.values()].map((same) => ({ choices: same[0] ?? [], count: same.length })),
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
