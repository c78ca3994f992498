export type { Wanted } from './calling.ts'
export { CallButton } from './line/CallButton.tsx'
export { CallLine } from './line/CallLine.tsx'
export { CallName } from './line/CallName.tsx'
