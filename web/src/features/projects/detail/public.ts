/** The parts of a group's page that are for projects. */
export { ProjectEdit } from '../owner/ProjectEdit.tsx'
export { ProjectPanels } from './ProjectPanels.tsx'
