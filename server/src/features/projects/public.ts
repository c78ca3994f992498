/** What projects offer to the rest of the server. */
export { addProject } from './projects.writing.queries.ts'
