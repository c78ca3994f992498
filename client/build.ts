/**
 * Builds `dist/`, the package as it is published: plain JavaScript with its types, without dependencies. Its version is
 * the API's. `npm pack ./client/dist` packs it.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { version } from './src/calls.generated.ts'

const here = import.meta.dirname

/** Builds into a folder, which is emptied. */
export function build(folder = path.join(here, 'dist')): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const require = createRequire(import.meta.url)
  const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin', 'tsc')
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', folder], {
    cwd: here,
    stdio: 'inherit',
  })
  const { name, description, license, type } = JSON.parse(
    readFileSync(path.join(here, 'package.json'), 'utf8'),
  ) as Record<string, string>
  const published = {
    name,
    version,
    description,
    license,
    type,
    sideEffects: false,
    exports: { '.': { types: './public.d.ts', default: './public.js' }, './package.json': './package.json' },
    engines: { node: '>=22.4' },
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  copyFileSync(path.join(here, 'README.md'), path.join(folder, 'README.md'))
  copyFileSync(path.join(here, '..', 'LICENSE'), path.join(folder, 'LICENSE'))
}

if (import.meta.main) build()
