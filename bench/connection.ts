/**
 * A keep-alive HTTP connection that sends one request after another and does little else: CPU that the load
 * uses is missing from the server beside it.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  readonly body: Buffer
}

const headEnd = Buffer.from('\r\n\r\n')

export class Connection {
  readonly #socket: Socket
  readonly #head: string
  #received: Buffer[] = []
  #settle: { done: (answer: Answer) => void; fail: (error: Error) => void } | undefined

  private constructor(socket: Socket, head: string) {
    this.#socket = socket
    this.#head = head
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#receive(chunk))
    socket.on('close', () => this.#settle?.fail(new Error('The server closed the connection')))
    socket.on('error', (error) => this.#settle?.fail(error))
  }

  static async open(port: number, path: string, headers: Record<string, string>): Promise<Connection> {
    const socket = connect({ host: '127.0.0.1', port })
    await once(socket, 'connect')
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([k, v]) => `${k}: ${v}\r\n`)
    return new Connection(socket, `POST ${path} HTTP/1.1\r\n${lines.join('')}`)
  }

  /** `more`: headers of this request alone, each with its line end. */
  post(body: string | Uint8Array, more = ''): Promise<Answer> {
    return new Promise((done, fail) => {
      this.#settle = { done, fail }
      const head = `${this.#head}${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n`
      if (typeof body === 'string') this.#socket.write(head + body)
      else {
        this.#socket.write(head)
        this.#socket.write(body)
      }
    })
  }

  close(): void {
    this.#settle = undefined
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk)
    const all = this.#received.length === 1 ? chunk : Buffer.concat(this.#received)
    this.#received = [all]
    const answer = parse(all)
    if (!answer) return
    this.#received = []
    const settle = this.#settle
    this.#settle = undefined
    settle?.done(answer)
  }
}

/** Returns the answer once it is complete. */
function parse(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end).toLowerCase()
  const rest = bytes.subarray(end + headEnd.length)
  const body = head.includes('\r\ntransfer-encoding: chunked') ? joinChunks(rest) : wholeBody(head, rest)
  return body && { status: Number(head.slice(9, 12)), body }
}

function wholeBody(head: string, rest: Buffer): Buffer | undefined {
  const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0)
  return rest.length >= length ? rest : undefined
}

function joinChunks(bytes: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    const next = line + 2 + size + 2
    if (bytes.length < next) return undefined
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(line + 2, line + 2 + size))
    at = next
  }
}
