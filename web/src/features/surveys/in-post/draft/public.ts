/** What the composer knows of the survey that is written in a post. */
export { blankSurvey, isBlankSurvey, lackOf, surveyFields, type SurveyInPost } from './survey-in-post.ts'
