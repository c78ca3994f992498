/** A conversation beside its call. */
export { ChatBeside } from './ChatBeside.tsx'
