/** What a composer at rest does without: fetched with the first letter, and ahead once the page is idle: one also writes while offline. */
export const loadTools = async () => ({ default: (await import('./ComposerTools.tsx')).ComposerTools })
export const loadMedia = async () => ({ default: (await import('./ComposerMedia.tsx')).ComposerMedia })
/** Where one writes on phones. */
export const loadSheet = () => import('./ComposerSheet.tsx')
