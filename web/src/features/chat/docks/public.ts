/** The open chats on every page. */
export { Docks } from './Docks.tsx'
