/** How surveys are shown in search results. */
export { foundSurvey } from './found-survey.tsx'
