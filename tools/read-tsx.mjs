/**
 * Loaded before dependency-cruiser, which reads TypeScript with swc but never says that a file is .tsx.
 * TypeScript 7, which it would use otherwise, has no API for compiling.
 */
import { createRequire } from 'node:module'

const swc = createRequire(import.meta.url)('@swc/core')
const parse = swc.parseFileSync

/**
 * Turns a `using` declaration into a `const` for its import visitor, which doesn't know `using` yet.
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
