/** The settings about posts, by name. */
export { usePostPanels } from './use-post-panels.ts'
