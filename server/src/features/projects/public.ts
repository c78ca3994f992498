/** Exports for the rest of the server. */
export {
  deliveryAndPicture,
  type PartRow,
  type ProjectRow,
  wholeProject,
  wholeTables,
} from './projects.queries.ts'
export { partShape, projectShape } from './projects.shape.ts'
export { addProject } from './projects.writing.queries.ts'
