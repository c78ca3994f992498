/**
 * Loaded before dependency-cruiser: it reads TypeScript with swc but never says that a file is .tsx,
 * and TypeScript 7, which it would use otherwise, has no compiler for programs to call.
 */
import { createRequire } from 'node:module'

const swc = createRequire(import.meta.url)('@swc/core')
const parse = swc.parseFileSync

/**
 * @param {string} file
 * @param {object} options
 */
swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith('x') })
