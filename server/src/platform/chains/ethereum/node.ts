/** A node of Ethereum's kind, asked by JSON-RPC. */
import {
  BaseError,
  createPublicClient,
  http,
  type HttpTransport,
  type PublicClient,
  RpcRequestError,
} from 'viem'

/** The node has answered, and refuses; the message is its own. */
export class NodeRefusal extends Error {}

export interface NodeOptions {
  readonly url: string
  /** How long an answer may take. */
  readonly timeoutMs?: number | undefined
}

export const openNode = ({ url, timeoutMs = 10_000 }: NodeOptions): PublicClient =>
  createPublicClient({
    transport: withoutAddress(http(url, { timeout: timeoutMs, retryCount: 1 })),
    cacheTime: 0,
  })

/** Fails without the node's address, which viem puts into its errors: it may have a provider's key, and goes to the log. */
const withoutAddress =
  (transport: HttpTransport): HttpTransport =>
  (options) => {
    const opened = transport(options)
    const request: typeof opened.request = async (asked, how) => {
      try {
        return await opened.request(asked, how)
      } catch (error) {
        const { method } = asked as { readonly method: string }
        const said = error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError)
        // oxlint-disable-next-line preserve-caught-error -- the cause has the address
        if (said instanceof RpcRequestError) throw new NodeRefusal(`${method}: ${said.details}`)
        // oxlint-disable-next-line preserve-caught-error -- the cause has the address
        throw new Error(`${method}: ${error instanceof BaseError ? error.shortMessage : 'failed'}`)
      }
    }
    return { ...opened, request }
  }
