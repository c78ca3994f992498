/** Push services and browsers for tests. */
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEndOfFile } from '../end-of-file.ts'

/** Opens a push service that records what it is sent, and answers `status` once `until` resolves. */
export async function openPushService() {
  const taken: Array<{ path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }> = []
  const service = { status: 201, taken, origin: '', until: Promise.resolve() }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    await service.until
    response.writeHead(service.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEndOfFile(async () => void server.close())
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

/** A browser that has subscribed, and decrypts its messages (RFC 8291). */
export function openPushBrowser() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const derive = (salt: Buffer, key: Buffer, info: Buffer, length: number) => {
    const prk = createHmac('sha256', salt).update(key).digest()
    return createHmac('sha256', prk)
      .update(Buffer.concat([info, Buffer.from([1])]))
      .digest()
      .subarray(0, length)
  }
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const keyLength = body[20] ?? 0
      const theirs = body.subarray(21, 21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
      const secret = derive(auth, pair.computeSecret(theirs), info, 32)
      const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + keyLength)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // A delimiter after the text marks the last record.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}
