export { CallWatch } from './CallWatch.tsx'
