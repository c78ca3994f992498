import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'

/** An open survey of member 7, in which two of six have voted, for tests. */
export function aSurvey(change: Partial<SurveyDetail> = {}): SurveyDetail {
  return {
    id: 1,
    user_id: 7,
    username: 'member7',
    full_name: 'Member 7',
    profile_pic: null,
    title: 'Which tree?',
    kind: 'single',
    audience: 'everybody',
    group_id: null,
    group_name: null,
    is_secret: 0,
    results: 'always',
    is_changeable: 0,
    quorum: null,
    closing_date: '2099-01-01T00:00:00.000Z',
    is_closed: 0,
    vote_count: 2,
    is_voted: '0',
    is_result_shown: 1,
    executed_count: 2,
    active_count: 4,
    like_count: 0,
    is_liked: 0,
    comments_count: 0,
    created_at: '2026-11-21T08:00:00.000Z',
    receipt: null,
    outcome: null,
    recdata: optionsOf({ Oak: 1, Lime: 1 }),
    ...change,
  }
}

/** Options by name, with their votes out of two. */
export const optionsOf = (votes: Readonly<Record<string, number>>): SurveyDetail['recdata'] =>
  Object.entries(votes).map(([options, vote_count], place) => ({
    option_id: place + 1,
    options,
    is_voted: '0',
    rank: null,
    percent: vote_count * 50,
    vote_count,
    threshold: vote_count * 50,
  }))

/** Returns the survey after the viewer's vote for the option at this place. */
export const votedFor = (survey: SurveyDetail, place: number): SurveyDetail => ({
  ...survey,
  is_voted: '1',
  recdata: survey.recdata.map((each, at) => ({ ...each, is_voted: at === place ? '1' : '0' })),
})
