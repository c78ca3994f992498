import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const isText = /\.(?:css|js|json|mjs)$/
/** Smaller ones are sent as they are. */
const leastBytes = 1024

/**
 * Puts beside each file what the server sends of it to browsers that take Brotli: a seventh less than what could be
 * compressed while they wait.
 */
export function brotli(): Plugin {
  let folders: string[] = []
  return {
    name: 'commons-brotli',
    apply: 'build',
    configResolved({ root, build }) {
      const out = path.resolve(root, build.outDir)
      folders = [out, path.join(out, build.assetsDir)]
    },
    closeBundle: {
      order: 'post',
      async handler() {
        for (const folder of folders) {
          const names = (await readdir(folder)).filter((name) => isText.test(name))
          await Promise.all(names.map((name) => compressFile(path.join(folder, name))))
        }
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < leastBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await compress(content, { params }))
}
