/** The floor of segments: Node's own server answers ranges of the files in FILES_DIR, and does nothing else. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const { FILES_DIR = '', PORT, HOST } = process.env

createServer(async (request, response) => {
  if (request.url === '/readyz') return response.end('ready')
  const file = path.join(FILES_DIR, path.basename(request.url ?? ''))
  const { size } = await stat(file)
  const [, start = '0', end = String(size - 1)] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
  response.writeHead(206, {
    'content-type': 'video/mp4',
    'content-length': Number(end) - Number(start) + 1,
    'content-range': `bytes ${start}-${end}/${size}`,
  })
  createReadStream(file, { start: Number(start), end: Number(end) }).pipe(response)
}).listen(Number(PORT), HOST)
