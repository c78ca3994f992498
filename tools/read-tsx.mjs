/**
 * Loaded before dependency-cruiser: it reads TypeScript with swc but never says that a file is .tsx,
 * and TypeScript 7, which it would use otherwise, has no compiler for programs to call.
 */
import { createRequire } from 'node:module'

const swc = createRequire(import.meta.url)('@swc/core')
const parse = swc.parseFileSync

/**
 * Its visitor, which follows imports, does not know `using` yet: to it that is another `const`.
 * @param {string} _key
 * @param {{ type?: string, decls?: object[] } | undefined} value
 */
const asConst = (_key, value) =>
  value?.type === 'UsingDeclaration'
    ? { ...value, type: 'VariableDeclaration', kind: 'const', declarations: value.decls }
    : value

/**
 * @param {string} file
 * @param {object} options
 */
swc.parseFileSync = (file, options) =>
  JSON.parse(JSON.stringify(parse(file, { ...options, tsx: file.endsWith('x') })), asConst)
