import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const packageFile = createRequire(import.meta.url).resolve('@twilio/video-processors/package.json')
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
const folder = `assets/blur-${version}`

/** What the library loads by its names: its worker, the model, and what runs it with SIMD or without. */
const files = [
  'twilio-gaussian-blur-background-processor-pipeline-worker.js',
  'selfie_segmentation_landscape.tflite',
  'tflite-simd-1-0-0.js',
  'tflite-simd-1-0-0.wasm',
  'tflite-1-0-0.js',
  'tflite-1-0-0.wasm',
]
const read = (name: string) => readFileSync(path.join(path.dirname(packageFile), 'dist/build', name))

/** Serves the files that blur the background in a call from this origin, under the library's version. */
export function blurFiles(): Plugin {
  return {
    name: 'commons-blur-files',
    buildStart() {
      if (this.environment.config.command !== 'build') return
      for (const name of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: read(name) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const name = files.find((each) => request.url === `/${each}`)
        if (name === undefined) return next()
        const type = { '.js': 'text/javascript', '.wasm': 'application/wasm' }[path.extname(name)]
        response.setHeader('content-type', type ?? 'application/octet-stream')
        response.end(read(name))
      })
    },
  }
}
