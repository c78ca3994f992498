const signs: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** Returns the text of a message, which calls of other clients take as HTML of text, links and line breaks. */
export const messageText = (html: string) =>
  html
    .replaceAll('<br>', ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (sign) => signs[sign] ?? sign)
