/** The sheet for writing on phones, loaded while the page is idle so that it also opens offline. */
export const loadSheet = () => import('./ComposerSheet.tsx')
