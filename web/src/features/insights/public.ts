/** For every screen that shows what members published: what was looked at, for its author's figures. */
export { useImpression } from './use-impression.ts'
export { usePageview } from './use-pageview.ts'
