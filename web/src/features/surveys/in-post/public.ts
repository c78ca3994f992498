/** A survey that is written in a post. Load it with the texts of surveys. */
export { SurveyInPost } from './SurveyInPost.tsx'
