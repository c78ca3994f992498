/** What projects offer to the rest of the server. */
export { addProject, lockProject } from './projects.writing.queries.ts'
