/** Returns the name of this page's build; empty if the page was not built. */
export function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''
}
