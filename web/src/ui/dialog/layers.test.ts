// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.join(import.meta.dirname, '../..')
const styles = globSync('**/*.css', { cwd: src })
const read = (file: string) => readFileSync(path.join(src, file), 'utf8')

test('what lies over what is named in one place, and numbers order only the parts of one component', () => {
  const named = new Set([...read('ui/theme/app.css').matchAll(/(--layer-[a-z-]+):/g)].map(([, name]) => name))
  expect(named.size).toBeGreaterThan(5)
  const others = styles.flatMap((file) =>
    [...read(file).matchAll(/z-index:\s*([^;]+);/g)].flatMap(([, value = '']) => {
      const layer = /^var\((--layer-[a-z-]+)\)$/.exec(value)?.[1]
      return named.has(layer) || /^-?\d$/.test(value) ? [] : [`${file}: ${value}`]
    }),
  )
  expect(others).toEqual([])
})
