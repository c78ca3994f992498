/** Renders a mail as text and as HTML. Styles are inline, since mail programs ignore style sheets. */
import { escapeHtml } from '../html.ts'

export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The action the mail asks for, if any. */
  readonly action?: Link
  /** Smaller, at the end: what to do if it wasn't the member. */
  readonly aside?: { readonly text: string; readonly link?: Link }
}

export interface Link {
  readonly label: string
  readonly url: string
}

interface Frame {
  readonly language: string
  readonly siteName: string
  readonly siteUrl: string
  /** The colour of buttons and links. */
  readonly accent: string
  /** The whole address of the logo; empty without one. */
  readonly logo: string
}

export function asText(
  { greeting, paragraphs, action, aside }: Letter,
  { siteName, siteUrl }: Pick<Frame, 'siteName' | 'siteUrl'>,
): string {
  const linked = ({ label, url }: Link) => `${label}:\n${url}`
  return [
    greeting,
    ...paragraphs,
    ...(action ? [linked(action)] : []),
    ...(aside ? [aside.text, ...(aside.link ? [linked(aside.link)] : [])] : []),
    `-- \n${siteName}\n${siteUrl}`,
  ].join('\n\n')
}

const ink = '#1d272a'
const faint = '#465256'
const font = 'font-family:Figtree,system-ui,-apple-system,Segoe UI,Roboto,sans-serif'

export function asHtml(letter: Letter, { language, siteName, siteUrl, accent, logo }: Frame): string {
  const { subject, greeting, paragraphs, action, aside } = letter
  const paragraph = (text: string) => `<p dir="auto" style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:18px;color:${faint};word-break:break-all">${escapeHtml(action.url)}</p>`
  const brand = logo
    ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(siteName)}" width="48" height="48" style="display:block;border:0">`
    : escapeHtml(siteName)
  const end =
    aside &&
    `<p dir="auto" style="margin:24px 0 0;font-size:14px;line-height:20px;color:${faint}">${escapeHtml(aside.text)}${
      aside.link
        ? ` <a href="${escapeHtml(aside.link.url)}" style="color:${accent}">${escapeHtml(aside.link.label)}</a>`
        : ''
    }</p>`
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#eff3f5;color:${ink};font-size:16px;line-height:24px;${font}">
<div style="max-width:520px;margin:0 auto;padding:32px 24px;border-radius:16px;background:#ffffff">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${accent}">${brand}</p>
${[escapeHtml(greeting) && paragraph(greeting), ...paragraphs.map(paragraph), button, end].filter(Boolean).join('\n')}
</div>
<p style="margin:16px auto;max-width:520px;text-align:center;font-size:13px;line-height:18px;color:${faint}"><a href="${escapeHtml(siteUrl)}" style="color:${faint}">${escapeHtml(siteUrl)}</a></p>
</body>
</html>
`
}
