/** The choice of the survey that a post shows. Load it with the texts of surveys. */
export { ChooseSurvey } from './ChooseSurvey.tsx'
