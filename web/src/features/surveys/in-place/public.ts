/** Voting where a survey is shown. It is fetched with the texts of the surveys. */
export { SurveyInPlace } from './SurveyInPlace.tsx'
