/** A local S3 server for tests: s3rver, with its own keys. */
import crypto from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
}

export interface S3Server {
  /** The address, with the bucket. */
  readonly endpoint: string
  /** Environment variables that make it Commons' store. */
  readonly env: Record<string, string>
  /** Requests so far. */
  readonly asked: Asked[]
  /**
   * Sets a function that sees each request first: it returns true if it has dealt with the request, which
   * then isn't answered.
   */
  disturb(by: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined): void
  close(): Promise<void>
}

// s3rver encrypts a list's continuation token with DES, which Node no longer has; triple DES with the same
// key three times is equivalent.
const { createCipheriv, createDecipheriv } = crypto
type Ciphering = [algorithm: string, key: Buffer, iv: Buffer]
const known = ([algorithm, key, iv]: Ciphering): Ciphering =>
  algorithm === 'des' ? ['des-ede3-cbc', Buffer.concat([key, key, key]), iv] : [algorithm, key, iv]
Reflect.set(crypto, 'createCipheriv', (...asked: Ciphering) => createCipheriv(...known(asked)))
Reflect.set(crypto, 'createDecipheriv', (...asked: Ciphering) => createDecipheriv(...known(asked)))

/** Opens a server on a free port. Requests pass through our proxy, which records and disturbs them. */
export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'commons-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // s3rver doesn't know every variant of signature version 4; the tests check the requests themselves.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'commons', configs: [] }],
  })
  // s3rver also emits its refusals as errors, which would be printed.
  server.on('error', () => undefined)
  const behind = (await server.run()) as AddressInfo
  const asked: Asked[] = []
  let disturbance: Parameters<S3Server['disturb']>[0]

  const proxy = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    asked.push({ method, url, headers })
    if (disturbance?.(request, response)) return
    const onward = ask({ host: '127.0.0.1', port: behind.port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.on('error', () => onward.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/commons`

  return {
    endpoint,
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    asked,
    disturb: (by) => (disturbance = by),
    async close() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
