import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { aSurvey, optionsOf } from '../test-surveys.ts'
import { Results } from './Results.tsx'

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

/** Returns a function for the file that was saved last. jsdom makes no addresses of files, and saves none. */
function watchDownloads() {
  const made: Blob[] = []
  const names: string[] = []
  const createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return async () => {
    const blob = made.at(-1) ?? new Blob()
    return { name: names.at(-1), type: blob.type, text: new TextDecoder().decode(await blob.arrayBuffer()) }
  }
}

const closed = (change: Partial<SurveyDetail>) => aSurvey({ is_closed: 1, vote_count: 5, ...change })
const outcome = { chain_hash: 'aa', ballot_count: 5, winners: [1], rounds: [] }

test('a ranking is told round by round, with who was tied', () => {
  const rounds = [
    { votes: [3, 1, 1], out: [2, 3], exhausted: 0 },
    { votes: [4, null, null], out: [], exhausted: 1 },
  ]
  const recdata = optionsOf({ Oak: 3, Lime: 1, Fir: 1 })
  renderOnPage(<Results survey={closed({ kind: 'ranked', recdata, outcome: { ...outcome, rounds } })} />)
  screen.getByText('Tied for the fewest, so all of these drop out: Lime, Fir.')
  screen.getByText('Oak has more than half and wins. 1 vote has no choice left.')
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Round 1',
    'Round 2',
  ])
  expect(screen.getByRole('link', { name: 'Recount the votes' }).getAttribute('href')).toBe(
    '/#/votingDetail/1/recount',
  )
})

test('a tie is told with what broke it: an earlier round or the lot', () => {
  const recdata = optionsOf({ Oak: 2, Lime: 1, Fir: 1, Elm: 1 })
  const show = (round: number | null) =>
    renderOnPage(
      <Results
        survey={closed({
          kind: 'ranked',
          recdata,
          outcome: {
            ...outcome,
            rounds: [
              { votes: [2, 1, 1, 1], out: [4], exhausted: 0, tie: { tied: [2, 3, 4], round: null } },
              { votes: [2, 1, 2, null], out: [2], exhausted: 0, tie: null },
              { votes: [2, null, 2, null], out: [], exhausted: 1, tie: { tied: [1, 3], round } },
            ],
          },
        })}
      />,
    )
  const { unmount } = show(1)
  screen.getByText('Tied with Fir at the end. Round 1 decided.')
  screen.getByText('Tied for the fewest: Lime, Fir, Elm. The lot decides: Elm drops out.')
  screen.getByText(
    'These are tied: Oak, Fir. Oak had more votes in round 1 and wins. 1 vote has no choice left.',
  )
  screen.getByText('The lot is drawn from the checksum over all ballots. A recount draws the same.')
  unmount()
  const byLot = show(null)
  screen.getByText('Tied with Fir at the end. The lot decided.')
  screen.getByText('These are tied: Oak, Fir. The lot decides: Oak wins. 1 vote has no choice left.')
  byLot.unmount()
  const hopeless = { votes: [5, 4, 1, 1], out: [3, 4], exhausted: 0, tie: null }
  renderOnPage(
    <Results survey={closed({ kind: 'ranked', recdata, outcome: { ...outcome, rounds: [hopeless] } })} />,
  )
  screen.getByText(
    'Tied for the fewest, and even together below all others, so all of these drop out: Fir, Elm.',
  )
})

test('a tie, a missed quorum, no vote, and a count that is not done yet are said', () => {
  const { unmount } = renderOnPage(
    <Results survey={closed({ quorum: 9, outcome: { ...outcome, winners: [1, 2] } })} />,
  )
  expect(screen.getByText("It's a tie:").textContent).toBe("It's a tie: Oak, Lime")
  screen.getByText("The quorum wasn't met: 5 of 9 voted.")
  unmount()
  const empty = renderOnPage(<Results survey={closed({ outcome: { ...outcome, winners: [] } })} />)
  screen.getByText('Nobody voted.')
  empty.unmount()
  renderOnPage(<Results survey={closed({})} />)
  screen.getByText('The votes are being counted…')
})

test('the result is saved for spreadsheets and programs', async () => {
  const saved = watchDownloads()
  const recdata = optionsOf({ '=Oak': 1, Lime: 1 })
  const { unmount } = renderOnPage(<Results survey={closed({ kind: 'several', recdata, outcome })} />)
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }))
  expect((await saved()).text).toContain('"Percent of voters (5)"')
  unmount()
  renderOnPage(<Results survey={closed({ recdata, outcome })} />)
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }))
  expect(await saved()).toEqual({
    name: 'survey-1.csv',
    type: 'text/csv;charset=utf-8',
    text: expect.stringContaining(`"'=Oak",1,50\r\n`),
  })
  fireEvent.click(screen.getByRole('button', { name: 'JSON' }))
  const { name, text } = await saved()
  expect(name).toBe('survey-1.json')
  expect(JSON.parse(text)).toMatchObject({ vote_count: 5, outcome: { chain_hash: 'aa' } })
})
