/** The fields on screen, by what they answer: pressing Comment leads into them, also before they have loaded. */
const fields = new Map<string, HTMLElement[]>()
let wanted: string | undefined

/** Leads into this field, as soon as it is there. */
export function focusField(name: string): void {
  const field = fields.get(name)?.at(-1)
  wanted = field ? undefined : name
  field?.focus()
}

/** A field has come; answers what to do when it goes. */
export function addField(name: string, field: HTMLElement): () => void {
  fields.set(name, [...(fields.get(name) ?? []), field])
  if (wanted === name) focusField(name)
  return () =>
    void fields.set(
      name,
      (fields.get(name) ?? []).filter((each) => each !== field),
    )
}

/**
 * Leaves a field for what is around it, where the keys of the page go on: the card, the picture viewer, or what says
 * of itself that it takes the focus.
 */
export function leaveField(field: Element): void {
  field.closest<HTMLElement>('article, [data-viewer], [data-around-field]')?.focus({ preventScroll: true })
}
