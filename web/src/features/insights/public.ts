/** Counts looks at members' posts and profiles on every screen, for their authors' figures. */
export { useImpression } from './use-impression.ts'
export { usePageview } from './use-pageview.ts'
