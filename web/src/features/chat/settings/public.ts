/** The chat panel of the settings. */
export { useChatSetting } from './use-chat-setting.ts'
