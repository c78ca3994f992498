export { canForward } from './forwarded.ts'
export { openForward } from './open-forward.ts'
