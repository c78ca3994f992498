/** What the surveys feature offers to the rest of the server. */
export { discussion } from './surveys.discussion.ts'
export { openPolls } from './open-polls.ts'
export { settle } from './ballots/settling.ts'
export { removeSurvey } from './surveys.jobs.ts'
export { shownSurveys } from './surveys.shown.ts'
export { addVote } from './ballots/ballots.queries.ts'
export { addSeen, addSurvey, plainSurvey } from './surveys.writing.queries.ts'
