interface Network extends EventTarget {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** The browser's network information; not in every browser, and so not in TypeScript's types. */
export const network = (navigator as Navigator & { readonly connection?: Network }).connection

/** Whether the browser is set to use little data. */
export const savesData = () => network?.saveData === true
