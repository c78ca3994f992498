/** The fields on screen by name: pressing Comment focuses them, even before they have loaded. */
const fields = new Map<string, HTMLElement[]>()
let wanted: string | undefined

/** Focuses this field, as soon as it is there. */
export function focusField(name: string): void {
  const field = fields.get(name)?.at(-1)
  wanted = field ? undefined : name
  field?.focus()
}

/** Registers a mounted field; returns the function to call when it unmounts. */
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
 * Moves the focus from a field to what is around it, where the page's keys work: the card, the picture
 * viewer, or an element marked `data-around-field`.
 */
export function leaveField(field: Element): void {
  field.closest<HTMLElement>('article, [data-viewer], [data-around-field]')?.focus({ preventScroll: true })
}
