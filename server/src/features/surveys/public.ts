/** What surveys offer to the rest of the server. */
export { discussion } from './surveys.discussion.ts'
export { addSeen, addSurvey, addVote } from './surveys.writing.queries.ts'
