/** Reads mail as its receiver does: the outbox's .eml files, or what a mail server accepted. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export interface ReadMail {
  readonly to: string
  readonly from: string
  /** Empty if nobody reads replies. */
  readonly replyTo: string
  readonly subject: string
  readonly messageId: string
  readonly text: string
  readonly html: string
  /** The links in the text, in order. */
  readonly links: readonly string[]
}

/** Returns the mails of an outbox folder to one address, oldest first. */
export async function readOutbox(folder: string, address: string): Promise<ReadMail[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(
    files.map(async (name) => readMail(await readFile(path.join(folder, name), 'utf8'))),
  )
  return mails.filter(({ to }) => to === address)
}

/** Returns the text messages of an outbox folder to one number, oldest first. */
export async function readTexts(folder: string, number: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.txt')).toSorted()
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
  const start = `To: ${number}\n\n`
  return texts.filter((text) => text.startsWith(start)).map((text) => text.slice(start.length).trimEnd())
}

/** Parses a mail with two alternatives, text and HTML, like all of ours. */
export function readMail(source: string): ReadMail {
  const { headers, body } = parted(source)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = (boundary === undefined ? [] : body.split(`--${boundary}`)).map((part) =>
    parted(part.replace(/^\r?\n/, '')),
  )
  const content = (type: string) => {
    const part = parts.find(({ headers: own }) => own.get('content-type')?.startsWith(type))
    return part ? decoded(part.body, part.headers.get('content-transfer-encoding')) : ''
  }
  const text = content('text/plain')
  return {
    to: headers.get('to') ?? '',
    from: headers.get('from') ?? '',
    replyTo: headers.get('reply-to') ?? '',
    subject: decodedWords(headers.get('subject') ?? ''),
    messageId: headers.get('message-id') ?? '',
    text,
    html: content('text/html'),
    links: [...text.matchAll(/^https?:\S+$/gm)].map(([link]) => link),
  }
}

function parted(source: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+): ?(.*)$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const]
  })
  return { headers: new Map(headers), body: rest.join('\n\n') }
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  return unquoted(body.replaceAll(/=\r?\n/g, ''))
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

/** Decodes words of a header that are not ASCII (RFC 2047). */
function decodedWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : unquoted(word.replaceAll('_', ' ')),
    )
}
