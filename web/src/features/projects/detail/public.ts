/** What a group shows and does that is a project. */
export { ProjectEdit } from '../owner/ProjectEdit.tsx'
export { ProjectPanels } from './ProjectPanels.tsx'
