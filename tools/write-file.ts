/** Writes a file generated from the sources, or with `--check` fails if it differs from them. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export function writeOrCheck(file: string, text: string, command: string): void {
  const target = path.join(import.meta.dirname, '..', file)
  if (!process.argv.includes('--check')) return writeFileSync(target, text)
  if (textOf(target) === text) return
  console.error(`${file} is not what the sources say. Run: ${command}`)
  process.exitCode = 1
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Returns a row of a Markdown table. */
export const row = (...cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
