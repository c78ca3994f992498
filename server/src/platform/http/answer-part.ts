/** Answers requests for files: whole, in parts, or not again (RFC 9110). */
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'

/** A file that is answered. */
export interface Content {
  readonly bytes: number
  /** Differs where the content does. */
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly read: (range?: Range) => Promise<Readable>
}

interface Range {
  readonly start: number
  readonly end: number
}

/** Answers with a file or the part of it that was asked for, or that the client has it already. */
export async function answerPart(
  { method, headers: asked }: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, headers, read }: Content,
): Promise<FastifyReply> {
  if (isKnown(asked['if-none-match'], etag))
    return reply
      .headers({ ...headers, etag })
      .code(304)
      .send()

  const range = method === 'GET' ? rangeOf(asked.range, asked['if-range'], { bytes, etag }) : undefined
  if (range === 'beyond') {
    return reply
      .headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
      .code(416)
      .send()
  }
  const length = range ? range.end - range.start + 1 : bytes
  const content = method === 'GET' ? await begun(await read(range)) : undefined
  reply.headers({ ...headers, etag, 'content-length': length })
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  return reply.send(content)
}

/** Waits for the first bytes before the headers are sent, so that a failing store is answered as an error. */
async function begun(content: Readable): Promise<Readable> {
  try {
    if (content.readableLength === 0 && !content.readableEnded) await once(content, 'readable')
    return content
  } catch (error) {
    content.destroy()
    throw error
  }
}

/** Returns whether the client has this content; `If-None-Match` prescribes the weak comparison. */
function isKnown(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return given.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}

/** Returns the one range asked for; undefined if the whole file is to be sent. */
function rangeOf(
  asked: string | undefined,
  onlyIf: string | string[] | undefined,
  { bytes, etag }: Pick<Content, 'bytes' | 'etag'>,
): Range | 'beyond' | undefined {
  if (asked === undefined || (onlyIf !== undefined && onlyIf !== etag)) return undefined
  // The last bytes of a file that has fewer are the whole file; range-parser takes them for none.
  const [, last] = /^bytes=\s*-(\d+)\s*$/.exec(asked) ?? []
  if (last !== undefined && bytes > 0 && Number(last) >= bytes) return { start: 0, end: bytes - 1 }
  const ranges = parseRange(bytes, asked)
  if (ranges === -1) return asked.startsWith('bytes=') ? 'beyond' : undefined
  // No player asks for several ranges, and each could be the whole file again.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}
