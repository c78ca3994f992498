/** A node of Bitcoin, asked by the JSON-RPC of Bitcoin Core. */
import { z } from 'zod'

/** The node has answered, and refuses; the code is Bitcoin Core's, and so are the words. */
export class BitcoinRefusal extends Error {
  readonly code: number
  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

export interface BitcoinNodeOptions {
  /** With the user and the password in it. */
  readonly url: string
  /** How long an answer may take; a whole block is one. */
  readonly timeoutMs?: number | undefined
}

export interface BitcoinNode {
  ask<Shape extends z.ZodType>(
    shape: Shape,
    method: string,
    ...params: readonly unknown[]
  ): Promise<z.output<Shape>>
}

const Answer = z.object({
  result: z.unknown(),
  error: z.object({ code: z.number(), message: z.string() }).nullish(),
})

/** Amounts are numbers with eight decimals there; read as text, they stay exact. */
const amounts = /("(?:value|amount|feerate|mempoolminfee)":\s*)(\d+(?:\.\d+)?)(?=[\s,}])/g

/** Its failures name neither the address nor the password, as they go to the log. */
export function openBitcoinNode({ url, timeoutMs = 30_000 }: BitcoinNodeOptions): BitcoinNode {
  const { origin, pathname, search, username, password } = new URL(url)
  const login = [username, password].map(decodeURIComponent).join(':')
  const headers = {
    'Content-Type': 'application/json',
    ...(login !== ':' && { Authorization: `Basic ${Buffer.from(login, 'utf8').toString('base64')}` }),
  }

  const send = async (method: string, params: readonly unknown[]) => {
    try {
      const response = await fetch(`${origin}${pathname}${search}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ jsonrpc: '1.0', id: 'commons', method, params }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      // oxlint-disable-next-line preserve-caught-error -- the cause has the address
      throw new Error(`${method}: the node ${isLate ? 'took too long' : 'can’t be reached'}`)
    }
  }

  return {
    async ask(shape, method, ...params) {
      const { status, text } = await send(method, params)
      if (status === 401 || status === 403)
        throw new Error(
          `${method}: the node refuses the user or the password, or has no ${method} in rpcwhitelist (HTTP ${status})`,
        )
      const answer = Answer.safeParse(parse(text))
      if (!answer.success)
        throw new Error(`${method}: this isn’t how a node of Bitcoin answers (HTTP ${status})`)
      const { result, error } = answer.data
      if (error) throw new BitcoinRefusal(`${method}: ${error.message}`, error.code)
      const read = shape.safeParse(result)
      if (!read.success) throw new Error(`${method}: the node’s answer lacks what was asked for`)
      return read.data
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(amounts, '$1"$2"'))
  } catch {
    return undefined
  }
}
