import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Minifies a script of the public folder, which Vite otherwise copies unchanged. */
export function minifyScript(name: string): Plugin {
  return {
    name: 'commons-minify-script',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The bundle is not written into a folder')
      const file = path.join(dir, name)
      const { code, errors } = minifySync(name, readFileSync(file, 'utf8'))
      if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`)
      writeFileSync(file, code)
    },
  }
}
