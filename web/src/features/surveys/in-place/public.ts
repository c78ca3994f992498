/** Voting where a survey is shown. Load it with the texts of surveys. */
export { SurveyInPlace } from './SurveyInPlace.tsx'
