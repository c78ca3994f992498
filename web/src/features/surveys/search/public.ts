/** How surveys are shown that were searched for. */
export { foundSurvey } from './found-survey.tsx'
