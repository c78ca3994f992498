/** What surveys offer to the rest of the server. */
export { discussion } from './surveys.discussion.ts'
export { addVote } from './ballots/ballots.queries.ts'
export { addSeen, addSurvey, type NewSurvey, plainSurvey } from './surveys.writing.queries.ts'
