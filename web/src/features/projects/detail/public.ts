/** The parts of a group's page that are for projects. */
export { ProjectEdit } from '../owner/ProjectEdit.tsx'
export { ProjectBody } from './ProjectBody.tsx'
export { ProjectSections } from './ProjectSections.tsx'
