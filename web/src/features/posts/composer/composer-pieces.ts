/** Where one writes on phones, fetched ahead once the page is calm: one also writes while offline. */
export const loadSheet = () => import('./ComposerSheet.tsx')
