/** A group's chat beside something else. */
export { default as GroupChat } from './GroupChat.tsx'
