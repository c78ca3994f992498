/** Voting where a survey is shown. It is fetched with the texts of the surveys. */
export { ChooseSurvey } from '../choose/ChooseSurvey.tsx'
export { SurveyInPlace } from './SurveyInPlace.tsx'
