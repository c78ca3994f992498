/** Choosing the survey that a post shows. It is fetched with the texts of the surveys. */
export { ChooseSurvey } from './ChooseSurvey.tsx'
