/** Exports for the rest of the server. */
export {
  deliveryAndPicture,
  type PartRow,
  type ProjectRow,
  wholeProject,
  wholeTables,
} from './projects.queries.ts'
export { partShape, projectShape } from './projects.shape.ts'
export { addFaq as addProjectFaq } from './faq/faq.queries.ts'
export { storyPictures } from './stories/stories.media.ts'
export { addPicture as addStoryPicture } from './stories/stories.queries.ts'
export { addProject } from './projects.writing.queries.ts'
