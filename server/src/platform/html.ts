/** Text as HTML. Nothing that members wrote is HTML: it is stored as text, and made into HTML only here. */

const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Returns the text as HTML that shows just this text, also in an attribute with quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (each) => special[each] ?? each)
