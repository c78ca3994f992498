const wide = '(min-width: 48em)'

let tell = () => {}
const called = new Promise<void>((resolve) => (tell = resolve))

/** Has the composer of Home load, if it hasn't. */
export const callComposer = () => tell()

/**
 * Resolves once the composer of Home is needed: where it is a form, at once; on phones, where it is a line that opens a
 * sheet, once somebody presses that, or there is something in it.
 */
export async function composerNeeded(): Promise<void> {
  const query = matchMedia(wide)
  if (query.matches) return
  query.addEventListener('change', callComposer, { once: true })
  await called
}
